export type Lang = 'en' | 'ru';
export type Theme = 'auto' | 'light' | 'dark';

interface Stored {
  lang: Lang;
  theme: Theme;
  scale: number;
  sound: boolean;
  notify: boolean;
  still: boolean;
}

const KEY = 'igroteka';

function firstLang(): Lang {
  return navigator.language.toLowerCase().startsWith('ru') ? 'ru' : 'en';
}

function load(): Stored {
  const base: Stored = { lang: firstLang(), theme: 'auto', scale: 1, sound: false, notify: false, still: false };
  try {
    return { ...base, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
  } catch {
    return base;
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** What the visitor prefers, remembered on this device. */
class Settings {
  private stored = $state(load());
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
  get sound() {
    return this.stored.sound;
  }
  get notify() {
    return this.stored.notify;
  }
  get still() {
    return this.stored.still || this.systemStill;
  }
  get stillChosen() {
    return this.stored.still;
  }
  get dark() {
    return this.theme === 'dark' || (this.theme === 'auto' && this.systemDark);
  }
  /** False until the visitor, not the browser, chose a language. */
  get chosen() {
    return localStorage.getItem(KEY) !== null;
  }

  set(change: Partial<Stored>) {
    // Another tab may have changed something else meanwhile.
    Object.assign(this.stored, load(), change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.stored));
    } catch {
      // private windows may refuse storage; the setting then lasts for this visit
    }
    this.apply();
  }

  apply() {
    const root = document.documentElement;
    root.dataset.theme = this.dark ? 'dark' : 'light';
    root.dataset.motion = this.still ? 'still' : 'full';
    root.lang = this.lang;
    root.style.setProperty('--ui-scale', String(this.scale));
  }
}

export const settings = new Settings();
