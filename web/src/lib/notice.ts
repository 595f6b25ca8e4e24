import icon from '../art/favicon.svg?url';

let shown: Notification | null = null;

/** Whether this browser can tell the visitor something while they look elsewhere. */
export const canNotify = () => 'Notification' in globalThis && isSecureContext;

/** Asks the visitor; true if they agreed, now or before. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** A note outside the page, only while nobody looks at it; a click leads back. */
export function notify(title: string, body: string, tag: string) {
  if (
    !canNotify() ||
    Notification.permission !== 'granted' ||
    document.visibilityState === 'visible'
  )
    return;
  shown?.close();
  shown = new Notification(title, { body, tag, icon });
  shown.onclick = () => {
    window.focus();
    shown?.close();
  };
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') shown?.close();
});
