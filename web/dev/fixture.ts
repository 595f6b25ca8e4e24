/** Opens a stored position without a server: `/t/any?fixture=<game>/<name>`. Only in development. */
import type { Session } from '../src/table/session.svelte';
import type { ToServer, View } from '../src/lib/wire.gen';

const files = import.meta.glob<View>('./games/*/*.json', { import: 'default' });

export async function play(session: Session, name: string) {
  const load = files[`./games/${name}.json`];
  if (!load) throw new Error(`no fixture ${name}`);
  const watch = new URLSearchParams(location.search).has('watch');
  const stored = await load();
  const view = watch ? { ...stored, seat: -1, offer: { decision: '', options: [] } } : stored;
  session.link.attach({
    send(message: ToServer) {
      setTimeout(() => answer(session, message));
      return true;
    },
    close() {},
    hurry() {},
  });
  session.receive(view);
}

/** A stand-in for the server that follows nothing and has nothing against anything. */
function answer(session: Session, message: ToServer) {
  const answers = message.id ?? null;
  if (message.t === 'why') session.receive({ t: 'because', answers, refusal: null });
  else if (message.t !== 'ping')
    session.receive({ t: 'err', code: 'unavailable', refusal: null, answers });
}
