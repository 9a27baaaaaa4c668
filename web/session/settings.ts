import { useSyncExternalStore } from 'react';
import { accentNames, type Accent } from '../ui/accents.ts';
import { recall, remember } from './storage.ts';

/** How a person set up the page (the `setting` area of spec §3); kept in the browser, but for `isEquity`. */
export interface Settings {
  theme: Accent;
  scheme: 'light' | 'dark' | 'auto';
  direction: 'ltr' | 'rtl';
  sidebar: 'full' | 'mini';
  density: 'comfortable' | 'compact';
  /** An answer said that an entitlement is used up (code 430). */
  isEquity: boolean;
}

const kept = {
  theme: accentNames,
  scheme: ['auto', 'light', 'dark'],
  direction: ['ltr', 'rtl'],
  sidebar: ['full', 'mini'],
  density: ['comfortable', 'compact'],
} as const satisfies { [K in Exclude<keyof Settings, 'isEquity'>]: readonly Settings[K][] };

function recallOne<T extends string>(key: string, allowed: readonly T[]): T {
  const saved = recall(key, '');
  return allowed.find(each => each === saved) ?? (allowed[0] as T);
}

let settings: Settings = {
  theme: recallOne('theme', kept.theme),
  scheme: recallOne('scheme', kept.scheme),
  direction: recallOne('direction', kept.direction),
  sidebar: recallOne('sidebar', kept.sidebar),
  density: recallOne('density', kept.density),
  isEquity: false,
};
const listeners = new Set<() => void>();

export function setSetting<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings = { ...settings, [key]: value };
  if (key !== 'isEquity') remember(key, value);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSettings = () => useSyncExternalStore(subscribe, () => settings);
