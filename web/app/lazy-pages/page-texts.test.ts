import { describe, expect, test } from 'vitest';
import * as texts from './page-texts.ts';

const shared = new Map<string, readonly string[]>(Object.entries(texts));

const sources = import.meta.glob<string>('../../**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const pathFrom = (file: string, to: string) => new URL(to, `file:///${file}`).pathname.slice(1);
/** By path from `web/`. */
const code = new Map(
  Object.entries(sources).map(([path, source]) => [
    pathFrom('app/lazy-pages/page-texts.test.ts', path),
    source,
  ]),
);
const all = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, found = '']) => found);

const filling = /(\w+)\.fill\(\s*async \(\) =>\s*\(await import\('([^']+)'\)/g;
/** Parts that a later context puts on a page, by the slot that the page leaves for them. */
const fillers = [...(code.get('app/fill-slots.ts') ?? '').matchAll(filling)].map(
  ([, slot = '', file = '']) => ({ slot, file: pathFrom('app/fill-slots.ts', file) }),
);

/** The files that a file brings onto a page, at once or when somebody opens a part of it. */
const partsOf = (file: string, source: string) => [
  ...all(source, /^(?:import|export) (?!type )[^;]*?'(\.[^']+\.tsx?)';/gm).map(to => pathFrom(file, to)),
  ...all(source, /import\('(\.[^']+)'\)/g).map(to => pathFrom(file, to)),
  ...fillers.filter(({ slot }) => new RegExp(`\\b${slot}\\b`).test(source)).map(filler => filler.file),
];
const readBy = (source: string) =>
  [/useTranslation\('([\w-]+)'\)/g, /TFunction<'([\w-]+)'>/g, /\bns: '([\w-]+)'/g].flatMap(pattern =>
    all(source, pattern),
  );

/** The namespaces that a page and its parts read, without those that are always there or that a part loads. */
function namespacesOf(page: string): string[] {
  const files = new Set([page]);
  for (const file of files) for (const part of partsOf(file, code.get(file) ?? '')) files.add(part);
  const read = [...files].map(file => code.get(file) ?? '');
  const loaded = new Set(['shell', 'common', ...read.flatMap(text => all(text, /loadTexts\('([\w-]+)'\)/g))]);
  return [...new Set(read.flatMap(readBy))].filter(name => !loaded.has(name)).toSorted();
}

const pages = ['app/routes.tsx', 'app/inner-routes.tsx'].flatMap(file =>
  [...(code.get(file) ?? '').matchAll(/page\(\s*\(\) => import\('([^']+)'\),?([^)]*)\)/g)].map(
    ([, to = '', given = '']) => ({
      page: pathFrom(file, to),
      loaded: [
        ...all(given, /'([\w-]+)'/g),
        ...all(given, /\.\.\.(\w+)/g).flatMap(name => [...(shared.get(name) ?? [])]),
      ],
    }),
  ),
);

test('pages and slots were found', () => {
  expect(pages.length).toBeGreaterThan(60);
  expect(fillers.length).toBeGreaterThan(3);
});

describe.each(pages)('$page', ({ page, loaded }) => {
  test('loads the texts that it and its parts read', () => {
    expect(namespacesOf(page).filter(name => !loaded.includes(name))).toEqual([]);
  });
});
