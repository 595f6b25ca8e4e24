import { ApiError } from './api';
import { t } from './words.svelte';

/** Why the server did not do what it was asked for, or that it does not answer at all. */
export function troubleText(error: unknown): string {
  if (!(error instanceof ApiError)) return t('web-server-trouble');
  if (error.code === 'bad_message') return t('web-err-wish', { reason: error.text });
  return t(`web-err-${error.code}`, undefined, t('web-err-other', { status: error.status }));
}
