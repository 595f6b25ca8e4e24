/** The printed facts of Orléans, read from the same data files as the rules. */
import board from '../../../../src/igroteka/games/orleans/data/board.toml';
import deedData from '../../../../src/igroteka/games/orleans/data/deeds.toml';
import eventData from '../../../../src/igroteka/games/orleans/data/events.toml';
import goodData from '../../../../src/igroteka/games/orleans/data/goods.toml';
import mapData from '../../../../src/igroteka/games/orleans/data/map.toml';
import tileData from '../../../../src/igroteka/games/orleans/data/tiles.toml';
import trackData from '../../../../src/igroteka/games/orleans/data/tracks.toml';

export interface PlaceFacts {
  id: string;
  slots: string[];
  stack?: 'I' | 'II';
  recruits?: string;
  recruits_one_of?: string[];
  travels?: 'river' | 'road';
  builds?: string;
  serves?: string;
  special?: string;
  good?: string;
  coins?: number;
  coins_per?: 'level' | 'station';
  development?: number;
  buys_development?: number;
  techs?: number;
}

interface DeedFacts {
  id: string;
  coins: number;
  or_development?: number;
  spaces: Record<string, number>;
}

interface TrackFacts {
  id: string;
  goods?: string[];
  coins?: number[];
  techs?: number[];
  stacks?: string[];
  development?: number[];
  draw?: number[];
  draw_at_start?: number;
  citizen_at?: number;
}

interface EdgeFacts {
  id: string;
  kind: 'road' | 'river';
  ends: [string, string];
  spaces: number;
  mark?: number;
}

interface Development {
  last: number;
  levels: number[];
  coin_spaces: Record<string, number>;
  citizen_spaces: number[];
}

const byId = <T extends { id: string }>(list: T[]) => new Map(list.map((x) => [x.id, x]));

export const printedPlaces = (board as { place: PlaceFacts[] }).place;
export const places = byId([...printedPlaces, ...(tileData as { tile: PlaceFacts[] }).tile]);
export const deeds = byId((deedData as { deed: DeedFacts[] }).deed);
export const goods = (goodData as { good: { id: string; points: number; food: boolean }[] }).good;
export const goodIds = goods.map((g) => g.id);
export const events = byId((eventData as { event: { id: string; negative: boolean }[] }).event);
export const tracks = byId((trackData as { track: TrackFacts[] }).track);
export const development = (trackData as { development: Development }).development;
export const edges = byId((mapData as { edge: EdgeFacts[] }).edge);

export function isTile(id: string): boolean {
  return places.get(id)?.stack !== undefined;
}

/** One space of a character track: what standing on it gives. */
export interface TrackSpace {
  start: boolean;
  good?: string;
  coins?: number;
  tech?: boolean;
  stacks?: string;
  development?: number;
  draw?: number;
  citizen?: boolean;
}

export function trackSpaces(id: string): TrackSpace[] {
  const track = tracks.get(id)!;
  const list =
    track.goods ??
    track.coins ??
    track.techs ??
    track.stacks ??
    track.development ??
    track.draw ??
    [];
  const spaces: TrackSpace[] = [{ start: true, draw: track.draw_at_start }];
  list.forEach((_, i) => {
    spaces.push({
      start: false,
      good: track.goods?.[i],
      coins: track.coins?.[i] || undefined,
      tech: track.techs ? true : undefined,
      stacks: track.stacks?.[i]?.replace(' ', '·'),
      development: track.development?.[i],
      draw: track.draw?.[i],
      citizen: track.citizen_at === i + 1 || undefined,
    });
  });
  return spaces;
}
