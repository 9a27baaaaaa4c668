import { useSyncExternalStore } from 'react';
import { accentNames, type Accent } from '../theme/accents.ts';
import { recall, remember } from './storage.ts';

/** The user's settings of the page; stored in the browser, except `isEquity`. */
export interface Settings {
  theme: Accent;
  scheme: 'light' | 'dark' | 'auto';
  direction: 'ltr' | 'rtl';
  sidebar: 'full' | 'mini';
  /** The menu's position: at the side, or below the top bar. */
  menu: 'sidebar' | 'horizontal';
  density: 'comfortable' | 'compact';
  /** A response said that an entitlement is used up (code 430). */
  isEquity: boolean;
}

/** The values of each stored setting, the default first. */
export const settingChoices = {
  theme: accentNames,
  scheme: ['auto', 'light', 'dark'],
  direction: ['ltr', 'rtl'],
  sidebar: ['full', 'mini'],
  menu: ['sidebar', 'horizontal'],
  density: ['comfortable', 'compact'],
} as const satisfies { [K in Exclude<keyof Settings, 'isEquity'>]: readonly Settings[K][] };

function recallOne<T extends string>(key: string, allowed: readonly T[]): T {
  const saved = recall(key, '');
  return allowed.find(each => each === saved) ?? (allowed[0] as T);
}

let settings: Settings = {
  theme: recallOne('theme', settingChoices.theme),
  scheme: recallOne('scheme', settingChoices.scheme),
  direction: recallOne('direction', settingChoices.direction),
  sidebar: recallOne('sidebar', settingChoices.sidebar),
  menu: recallOne('menu', settingChoices.menu),
  density: recallOne('density', settingChoices.density),
  isEquity: false,
};
const listeners = new Set<() => void>();

export function setSetting<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings = { ...settings, [key]: value };
  if (key !== 'isEquity') remember(key, value);
  for (const listener of listeners) listener();
}

export const currentSettings = () => settings;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSettings = () => useSyncExternalStore(subscribe, currentSettings);
