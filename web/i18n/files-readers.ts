/** Texts in languages that the interface does not have, by path: `./readers/ja/unsubscribe.ts`. */
export const readers = import.meta.glob<Record<string, unknown>>(['./readers/*/*.ts'], { import: 'default' });
