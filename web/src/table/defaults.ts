/** What the table does where a game says nothing: the capabilities of a module, made complete. */
import type {
  Alias,
  Animate,
  Bar,
  Drags,
  GameModule,
  Help,
  NoteOf,
  Panels,
  PieceOf,
  Seats,
  Sentence,
  Sheet,
  Story,
  Tray,
  Turn,
} from '../games/types';
import { waitingFor } from '../lib/names';
import { idOf, isButton, kindOf } from '../lib/paths';
import { canChoose, isOver } from '../lib/wire';
import { isQuiet, gameText, nameIn, t } from '../lib/words.svelte';

/** A game's module with everything in it. */
export interface Game extends Pick<GameModule, 'id' | 'sprite' | 'Board' | 'gesture'> {
  panels: Panels;
  seats: Seats;
  turn: Turn;
  bar: Bar;
  tray: Tray;
  /** `quiet` are events that the log leaves out. */
  story: Story & { quiet(code: string): boolean };
  sheet: Sheet;
  drags: Drags;
  alias: Alias;
  note: NoteOf;
  piece: PieceOf;
  animate: Animate;
  sentence: Sentence;
  help: Help;
}

export function withDefaults(module: GameModule): Game {
  const { id } = module;
  const sentence: Sentence =
    module.sentence ??
    ((option) => gameText(id, `action-${option.verb}`, option.args, option.text));
  const turn: Turn = {
    phases: ({ frame }) => (frame.phase ? [frame.phase] : []),
    phaseName: (phase) => (phase ? t(`${id}-phase-${phase}`, undefined, phase) : ''),
    ask(state) {
      if (isOver(state)) return { head: t('web-game-over'), small: '' };
      const { waiting } = state.frame;
      const others = waitingFor(state.table, waiting, state.seat);
      return waiting.includes(state.seat) && canChoose(state)
        ? { head: t(`${id}-turn-${state.decision}`, undefined, t('web-choose')), small: others }
        : { head: others || t('web-wait'), small: '' };
    },
    skip: () => null,
    ...module.turn,
  };
  return {
    id,
    sprite: module.sprite,
    Board: module.Board,
    gesture: module.gesture,
    turn,
    panels: module.panels ?? {
      list: [
        { id: 'own', icon: 'board', label: 'web-panel-board' },
        { id: 'players', icon: 'people', label: 'web-players' },
      ],
      of: () => null,
    },
    seats: {
      Card: null,
      Board: null,
      ownParties: false,
      first: () => -1,
      status: ({ frame }, seat) =>
        frame.waiting.includes(seat)
          ? { text: t('web-status-moving'), kind: 'wait' }
          : { text: t('web-status-waiting'), kind: 'plain' },
      ...module.seats,
    },
    bar: {
      buttons: (options) => options.filter((o) => o.path.length === 1 && isButton(o.path[0]!)),
      label: (option) => ({ text: sentence(option), icon: 'check', calm: option.stops }),
      ...module.bar,
    },
    tray: {
      also: () => false,
      face: (element) => ({ label: nameIn(id, kindOf(element), idOf(element)) }),
      card: () => null,
      ...module.tray,
    },
    story: {
      retell: (lines) => lines,
      sign: () => null,
      picture: () => null,
      ahead: () => [],
      ...module.story,
      quiet: (code) => isQuiet(id, code),
    },
    sheet: {
      columns: (_, sheet) =>
        sheet.lines.map(({ label, amount }) => ({
          id: label,
          name: t(`${id}-score-${label}`, undefined, label),
          icon: 'crown',
          amount,
          detail: [],
        })),
      highlights: () => [],
      ...module.sheet,
    },
    drags: module.drags ?? { can: () => false },
    alias: module.alias ?? (() => null),
    note: module.note ?? (() => null),
    piece: module.piece ?? (({ seat }) => `s${Math.max(0, seat)}`),
    animate: module.animate ?? (() => null),
    sentence,
    help: module.help ?? (() => ({ parts: [], keys: [], note: '' })),
  };
}
