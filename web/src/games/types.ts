import type { Component } from 'svelte';
import type { GameEvent, LogLine, Option, ScoreSheet, TableState } from '../lib/wire';
import type { Session } from '../table/session.svelte';

/** A short note about a piece: what it is, what it does, where the rules say so. */
export interface Note {
  title: string;
  lines: string[];
  icon?: string;
}

/** A piece that flies from one anchor (`data-el` or `data-at`) to another. */
export interface Flight {
  icon: string;
  seat?: number;
  from: string[];
  to: string[];
}

/** What the bottom bar says. */
export interface Ask {
  head: string;
  small: string;
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
  count?: number;
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

export interface GameModule {
  id: string;
  sprite: string;
  Board: Component<{ session: Session }>;
  SeatBoard: Component<{ session: Session; seat: number }>;
  SeatCard: Component<{ session: Session; seat: number }>;
  TileFace: Component<{ id: string; session: Session }> | null;
  /** What the help page tells about this game, in the language of the moment. */
  help(): HelpPage;
  panels: Panel[];
  /** The panel that holds an element, or null when nothing on the board shows it. */
  panelOf(element: string): string | null;
  /** Elements that the tray always offers too, even if the board shows them. */
  inTray(element: string, narrow: boolean): boolean;
  /** Another element that a click on this one stands for, if that one is legal. */
  alias(element: string, legal: Set<string>, state: TableState): string | null;
  /** Elements that can be dragged, and not only clicked. */
  drags(element: string): boolean;
  face(element: string, state: TableState): Face;
  round(state: TableState): { now: number; of: number };
  phases(state: TableState): { list: string[]; now: string };
  first(state: TableState): number;
  scoreNow(state: TableState, seat: number): number;
  waiting(state: TableState): number[];
  status(state: TableState, seat: number): { text: string; kind: 'ok' | 'wait' | 'plain' };
  ask(state: TableState, picked: string[], next: string[]): Ask;
  /** Options for the bottom bar, the main one last. */
  buttons(options: Option[]): Option[];
  buttonLabel(option: Option): { text: string; icon: string };
  sentence(option: Option): string;
  note(element: string, state: TableState): Note | null;
  flights(before: TableState, after: TableState, events: GameEvent[]): Flight[];
  /** Log lines that the board already tells. */
  quiet(code: string): boolean;
  /** The story with lines that belong together told as one; as it is if left out. */
  retell?(lines: LogLine[]): LogLine[];
  /** Picture in front of a line that belongs to no seat; a clock if left out. */
  sign?(code: string): string | null;
  /** Picture of a piece named in a log line, as `kind:id`. */
  picture(piece: string): string | null;
  /** Deeds of the finished game worth telling beside the numbers. */
  highlights?(state: TableState): { icon: string; seat: number; head: string; text: string }[];
  /** The columns of the score sheet for one player. */
  columns(state: TableState, sheet: ScoreSheet): ScoreColumn[];
}
