import { settings } from './settings.svelte';
import { t } from './words.svelte';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (n: number) => String(n).padStart(2, '0');

/** A span as a clock shows it: `4:05`, `1:04:05`, from two days on in days and hours. */
export function span(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left >= 2 * DAY)
    return t('web-day-time', {
      days: Math.floor(left / DAY),
      hours: Math.floor((left % DAY) / HOUR),
    });
  const seconds = Math.floor(left / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

/** How long ago something was, in words: “5 minutes ago”. */
export function ago(at: string, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(settings.lang, { numeric: 'auto' });
  const past = Math.max(0, now - Date.parse(at));
  if (past < HOUR) return words.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return words.format(-Math.floor(past / HOUR), 'hour');
  return words.format(-Math.floor(past / DAY), 'day');
}

/** A day and time as people write it. */
export const dateText = (at: string): string =>
  new Intl.DateTimeFormat(settings.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  );
