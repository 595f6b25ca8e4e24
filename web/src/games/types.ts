/**
 * What a game tells the table about its screen.
 *
 * A game must have an id, symbols and a board. Everything else is a small capability that it may
 * leave out, as a whole or in part; the table then does what `table/defaults.ts` says.
 */
import type { Component } from 'svelte';
import type { Lang } from '../lib/settings.svelte';
import type { TableState, Told } from '../lib/wire';
import type { ActionInfo, EventInfo, OpeningInfo, SheetInfo } from '../lib/wire.gen';
import type { Session } from '../table/session.svelte';

/** A short note about a piece: what it is, what it does, where the rules say so. */
export interface Note {
  title: string;
  lines: string[];
  icon?: string;
}

/** What the bottom bar says. */
export interface Ask {
  head: string;
  small: string;
  /** What is still to be spent, drawn as so many discs; the sentence says it too. */
  left?: { icon: string; count: number };
}

export interface Panel {
  id: string;
  icon: string;
  label: string;
}

/** How the tray shows one element that is not drawn on the board. */
export interface Face {
  label: string;
  icon?: string;
  /** How many of it; faces with a number stand in its order. */
  count?: number;
}

/** A large face in the tray: a component of the game, and the id of what it draws. */
export interface Card {
  Face: Component<{ id: string; session: Session }>;
  id: string;
}

/** What a seat is doing. */
export interface Status {
  text: string;
  kind: 'ok' | 'wait' | 'plain';
}

/** Something of the finished game worth telling beside the numbers. */
export interface Highlight {
  icon: string;
  seat: number;
  head: string;
  text: string;
}

/** One column of the score sheet. */
export interface ScoreColumn {
  id: string;
  name: string;
  icon: string;
  amount: number;
  detail: { icon?: string; text: string }[];
}

/** A thing of the game on the help page, and what it does. */
export interface HelpItem {
  id: string;
  name: string;
  text: string;
  icon?: string;
  /** A small badge before the name. */
  mark?: string;
  /** Pictures of what it asks for; an empty one stands for anything. */
  needs?: string[];
}

export interface HelpPart {
  title: string;
  text?: string;
  items?: HelpItem[];
  /** The items follow one after the other. */
  ordered?: boolean;
  /** Draws the items that have no icon. */
  Figure?: Component<{ id: string }>;
}

export interface HelpPage {
  parts: HelpPart[];
  /** Keys that only this game knows. */
  keys: string[];
  note: string;
}

/** The tabs of a small screen, and which of them shows an element. */
export interface Panels {
  list: Panel[];
  /** The panel that holds an element, or null when nothing on the board shows it. */
  of(element: string): string | null;
}

/** The people at the table: what stands on their cards, and their boards. */
export interface Seats {
  /** The inside of another player's card. */
  Card: Component<{ session: Session; seat: number }> | null;
  /** The whole board of another player; without one a card cannot be opened. */
  Board: Component<{ session: Session; seat: number }> | null;
  /** Whether the board itself shows the parties without a seat, such as an automaton. */
  ownParties: boolean;
  /** The first player, or -1 if there is none. */
  first(state: TableState): number;
  status(state: TableState, seat: number): Status;
}

/** The course of a round, and what the game asks for. */
export interface Turn {
  /** The phases of a round in their order. */
  phases(state: TableState): string[];
  phaseName(phase: string): string;
  ask(state: TableState, picked: string[], next: string[]): Ask;
  /**
   * An option that the table takes by itself, since hardly anybody wants another one, and the words
   * of the button that brings the question back; null if the question is a real one.
   */
  skip(state: TableState): { option: ActionInfo; back: string } | null;
}

/** The buttons of the bottom bar. */
export interface Bar {
  /** The options that have a button, the main one last. */
  buttons(options: ActionInfo[]): ActionInfo[];
  /**
   * A calm button is not the main one while the board offers something else; one that the server
   * doubts never is.
   */
  label(option: ActionInfo): { text: string; icon: string; calm?: boolean };
}

/** What can be chosen besides the board. */
export interface Tray {
  /** Elements that the tray offers too, even if the board shows them. */
  also(element: string, narrow: boolean): boolean;
  face(element: string, state: TableState): Face;
  /** The large face of an element, or null if its small one is enough. */
  card(element: string): Card | null;
}

/** Pieces that can be dragged; a click does the same. */
export interface Drags {
  can(element: string): boolean;
  /**
   * The area (`data-drop`) where letting go of an element means what a click on it means.
   * Without one it is dropped on the next element of its path.
   */
  area?(element: string): string | null;
}

/** How the log tells the game. */
export interface Story {
  /** The lines, with those that belong together told as one. */
  retell(lines: Told[]): Told[];
  /** Picture in front of a line that belongs to no seat; a clock for null. */
  sign(code: string): string | null;
  /** Picture of a piece named in a line, as `kind:id`. */
  picture(piece: string): string | null;
  /** What an occasion has in store for the reader, line by line; nothing if all of it is told. */
  ahead(occasion: Told, state: TableState): string[];
}

/** The end of the game. */
export interface Sheet {
  /** The columns of the score sheet for one player. */
  columns(state: TableState, sheet: SheetInfo): ScoreColumn[];
  highlights(state: TableState): Highlight[];
}

/** Another element that a click on this one stands for, if that one is legal. */
export type Alias = (element: string, legal: Set<string>, state: TableState) => string | null;

/** What the tip over an element says. */
export type NoteOf = (element: string, state: TableState) => Note | null;

/** An icon, or several of them that fly one after the other. */
export type Piece = string | { icon: string; count: number };

/** The icon of the piece that an event moves; null if it moves none that could be seen. */
export type PieceOf = (event: EventInfo) => Piece | null;

/**
 * Shows by itself how something happened, such as an event with a `trace`, before the new position
 * is on the screen; null if the piece shall simply fly.
 * The table waits for it; at the signal it stops, since nobody waits any more.
 */
export type Animate = (
  event: EventInfo,
  before: TableState,
  hurry: AbortSignal,
) => Promise<void> | null;

/**
 * The game's own way to make an open choice, by pointer and keys, such as a flick. It stands over
 * the board while the choice is open; what it draws inside `data-gesture` is left alone by the table.
 */
export type Gesture = Component<{
  session: Session;
  opening: OpeningInfo;
  /** Makes the choice with these numbers. */
  send(numbers: number[]): void;
}>;

/** An option as a sentence of the list of all moves. */
export type Sentence = (option: ActionInfo) => string;

/** What the help page tells about the game, in the language of the moment. */
export type Help = () => HelpPage;

export interface GameModule {
  id: string;
  /** The symbols of its icons, as one SVG. */
  sprite: string;
  Board: Component<{ session: Session }>;
  panels?: Panels;
  seats?: Partial<Seats>;
  turn?: Partial<Turn>;
  bar?: Partial<Bar>;
  tray?: Partial<Tray>;
  story?: Partial<Story>;
  sheet?: Partial<Sheet>;
  drags?: Drags;
  alias?: Alias;
  note?: NoteOf;
  piece?: PieceOf;
  animate?: Animate;
  gesture?: Gesture;
  sentence?: Sentence;
  help?: Help;
}

/** How the box of a game stands on the shelf: the default export of its `box.ts`. */
export interface BoxArt {
  /** An SVG with the symbol `cover-<game>`, 230 by 310. */
  cover: string;
  /** The colour of its sides. */
  spine: string;
  /** The colour of its name, and of the rim around it. */
  ink: string;
  edge?: string;
  /** The height of its name by language. */
  size: Record<Lang, number>;
}
