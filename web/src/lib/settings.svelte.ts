export type Lang = 'en' | 'ru';
export type Theme = 'auto' | 'light' | 'dark';
/** How fast the moves of others are shown; step by step, each waits for a key. */
export type Pace = 'slow' | 'normal' | 'fast' | 'step';

export const PACES: Pace[] = ['slow', 'normal', 'fast', 'step'];
/** For how many seconds bots wait for an undo. */
export const GRACES = [0, 2, 5, 10];

/** How the pages look and sound. */
interface Looks {
  lang: Lang;
  theme: Theme;
  scale: number;
  sound: boolean;
  notify: boolean;
  still: boolean;
}

/** How somebody likes to play. */
interface Habits {
  pace: Pace;
  /** Whether a choice that ends the turn is asked for again. */
  confirm: boolean;
  grace: number;
  /** Whether questions that hardly anybody answers otherwise are answered by the table. */
  skip: boolean;
}

const LOOKS = 'igroteka';
const HABITS = 'igroteka-play';

function firstLang(): Lang {
  return navigator.language.toLowerCase().startsWith('ru') ? 'ru' : 'en';
}

function load<T>(key: string, base: T): T {
  try {
    return { ...base, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<T>) };
  } catch {
    return base;
  }
}

function save(key: string, stored: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(stored));
  } catch {
    // private windows may refuse storage; the setting then lasts for this visit
  }
}

const loadLooks = () =>
  load<Looks>(LOOKS, {
    lang: firstLang(),
    theme: 'auto',
    scale: 1,
    sound: false,
    notify: false,
    still: false,
  });

const loadHabits = () =>
  load<Habits>(HABITS, { pace: 'normal', confirm: false, grace: 2, skip: true });

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** What the visitor prefers, remembered on this device. */
class Settings {
  private stored = $state(loadLooks());
  private habits = $state(loadHabits());
  private systemDark = $state(dark.matches);
  private systemStill = $state(still.matches);

  constructor() {
    dark.addEventListener('change', (e) => {
      this.systemDark = e.matches;
      this.apply();
    });
    still.addEventListener('change', (e) => {
      this.systemStill = e.matches;
      this.apply();
    });
  }

  get lang() {
    return this.stored.lang;
  }
  get theme() {
    return this.stored.theme;
  }
  get scale() {
    return this.stored.scale;
  }
  /** The wide table fills the window exactly: larger letters need the layout with tabs. */
  get tabs() {
    return this.scale > 1;
  }
  get sound() {
    return this.stored.sound;
  }
  get notify() {
    return this.stored.notify;
  }
  get still() {
    return this.stored.still || this.systemStill;
  }
  get pace() {
    return PACES.includes(this.habits.pace) ? this.habits.pace : 'normal';
  }
  get confirm() {
    return this.habits.confirm;
  }
  get grace() {
    return GRACES.includes(this.habits.grace) ? this.habits.grace : 0;
  }
  get skip() {
    return this.habits.skip;
  }
  get stillChosen() {
    return this.stored.still;
  }
  get dark() {
    return this.theme === 'dark' || (this.theme === 'auto' && this.systemDark);
  }
  /** False until the visitor, not the browser, chose a language. */
  get chosen() {
    return localStorage.getItem(LOOKS) !== null;
  }

  set(change: Partial<Looks>) {
    // Another tab may have changed something else meanwhile.
    Object.assign(this.stored, loadLooks(), change);
    save(LOOKS, this.stored);
    this.apply();
  }

  play(change: Partial<Habits>) {
    Object.assign(this.habits, loadHabits(), change);
    save(HABITS, this.habits);
  }

  apply() {
    const root = document.documentElement;
    root.dataset.theme = this.dark ? 'dark' : 'light';
    root.dataset.motion = this.still ? 'still' : 'full';
    root.lang = this.lang;
    root.style.setProperty('--ui-scale', String(this.scale));
    root.toggleAttribute('data-tabs', this.tabs);
  }
}

export const settings = new Settings();
