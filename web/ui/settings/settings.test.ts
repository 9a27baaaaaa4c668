import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentSettings, setSetting, settingChoices } from './settings.ts';

type Kept = keyof typeof settingChoices;
const keys = Object.keys(settingChoices) as Kept[];
const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  });
});

afterEach(() => {
  for (const key of keys) setSetting(key, settingChoices[key][0]);
  vi.unstubAllGlobals();
});

/** The settings of a newly opened page. */
async function settingsOfNewPage() {
  vi.resetModules();
  const page = await import('./settings.ts');
  return page.currentSettings();
}

describe.each(keys)('%s', key => {
  test.each(settingChoices[key])('%s is there on the next page', async choice => {
    setSetting(key, choice);
    expect(currentSettings()[key]).toBe(choice);
    expect((await settingsOfNewPage())[key]).toBe(choice);
  });

  test('begins with its default, also after a choice that there is no more', async () => {
    expect((await settingsOfNewPage())[key]).toBe(settingChoices[key][0]);
    items.set(`starbridge-${key}-String`, 'of-another-time');
    expect((await settingsOfNewPage())[key]).toBe(settingChoices[key][0]);
  });
});

test('the first choices are the defaults', () => {
  const defaults = keys.map(key => settingChoices[key][0]);
  expect(defaults).toEqual(['star-blue', 'auto', 'ltr', 'full', 'sidebar', 'comfortable']);
});

test('a used-up entitlement is not stored', async () => {
  setSetting('isEquity', true);
  expect(currentSettings().isEquity).toBe(true);
  expect((await settingsOfNewPage()).isEquity).toBe(false);
  setSetting('isEquity', false);
});
