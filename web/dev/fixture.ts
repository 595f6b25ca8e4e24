/** Opens a stored position without a server: `/t/any?fixture=planning`. Only in development. */
import type { Session } from '../src/table/session.svelte';
import type { ClientMessage, Json, Option, ViewMessage } from '../src/lib/wire';

const files = import.meta.glob<ViewMessage>('./fixtures/*.json', { import: 'default' });

export async function play(session: Session, name: string) {
  const load = files[`./fixtures/${name}.json`];
  if (!load) throw new Error(`no fixture ${name}`);
  const watch = new URLSearchParams(location.search).has('watch');
  const stored = await load();
  const view = watch ? { ...stored, seat: -1, options: [], refusals: [], undo: 0 } : stored;
  session.attach({
    send(message: ClientMessage) {
      if (message.t === 'act') pretend(session, message.option);
      if (message.t === 'say') session.receive({ t: 'say', seat: view.seat, name: 'Anna', text: message.text, at: '' });
      return true;
    },
    close() {},
    hurry() {},
  });
  if (name === 'end') {
    const rounds = Array.from({ length: 18 }, (_, i) => ({
      round: i + 1,
      seq: i * 20,
      scores: (view.scores ?? []).map((s) => Math.round(5 + (s.total - 5) * (i / 18) ** (1.2 + s.seat / 10))),
    }));
    session.history = { table: 'x', game: 'orleans', length: 360, rounds };
  }
  session.receive(view);
}

/** A stand-in for the server that knows how to put a follower on a slot and take it back. */
function pretend(session: Session, text: string) {
  const state = session.live!;
  const [verb, token = '', slot = ''] = text.split(' ');
  const players = (state.view as { players: { market: Record<string, number>; places: Record<string, (string | null)[]> }[] }).players;
  const me = players[state.seat]!;
  const set: Record<string, Json> = {};
  const base = `players/${state.seat}`;
  const options = state.options.filter((o: Option) => o.text !== text && !o.path.includes(`slot:${slot || token}`));
  if (verb === 'place') {
    const [place = '', n = '1'] = slot.split('/');
    set[`${base}/market/${token}`] = (me.market[token] ?? 1) - 1;
    set[`${base}/places/${place}/${Number(n) - 1}`] = token;
    options.push({ text: `take_back ${slot}`, path: [`slot:${slot}`], verb: 'take_back', args: { place, number: Number(n) }, retracts: true });
  } else if (verb === 'take_back') {
    const [place = '', n = '1'] = token.split('/');
    const back = me.places[place]![Number(n) - 1]!;
    set[`${base}/market/${back}`] = (me.market[back] ?? 0) + 1;
    set[`${base}/places/${place}/${Number(n) - 1}`] = null;
  }
  setTimeout(
    () =>
      session.receive({
        t: 'patch', seq: state.seq + 1, set, del: [], options, refusals: state.refusals,
        undo: state.undo + 1, events: [], log: [], scores: null,
      }),
    60,
  );
}
