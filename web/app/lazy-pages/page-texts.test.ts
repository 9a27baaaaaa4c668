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

const partFiles = new Map(
  [
    ...(code.get('app/slot-parts.ts') ?? '').matchAll(
      /export const (\w+) = async \(\) =>\s*\(await import\('([^']+)'\)/g,
    ),
  ].map(([, load = '', file = '']) => [load, pathFrom('app/slot-parts.ts', file)]),
);
/** Parts that a later context puts on a page, by the slot that the page leaves for them. */
const fillers = [
  ...(code.get('app/fill-slots.ts') ?? '').matchAll(
    /(\w+)\.fill\(async \(\) => \(await parts\(\)\)\.(\w+)\(\)\)/g,
  ),
].map(([, slot = '', load = '']) => ({ slot, file: partFiles.get(load) ?? '' }));

/** The files that a file brings onto a page at once, or into a slot. */
const partsOf = (file: string, source: string) => [
  ...all(source, /^(?:import|export) (?!type )[^;]*?'(\.[^']+\.tsx?)';/gm).map(to => pathFrom(file, to)),
  ...fillers.filter(({ slot }) => new RegExp(`\\b${slot}\\b`).test(source)).map(filler => filler.file),
];
/** Those that it fetches when somebody opens a part of it. */
const laterPartsOf = (file: string, source: string) =>
  all(source, /import\('(\.[^']+)'\)/g).map(to => pathFrom(file, to));
const namespaces = new Set([...code.keys()].flatMap(path => all(path, /^i18n\/zh\/[\w-]+\/([\w-]+)\.ts$/g)));
const readBy = (source: string) =>
  [
    /useTranslation\('([\w-]+)'\)/g,
    /TFunction<'([\w-]+)'>/g,
    /\bns: '([\w-]+)'/g,
    // The server names the key.
    /`([\w-]+):\$\{/g,
  ]
    .flatMap(pattern => all(source, pattern))
    .filter(name => namespaces.has(name));

/** Texts that a file fetches; if it fetches parts as well, these are the parts' texts. */
const fetchedBy = (source: string) => all(source, /loadTexts(?:In\('\w+', |\()'([\w-]+)'\)/g);
const alwaysLoaded = [
  'shell',
  'common',
  ...[...code].flatMap(([file, source]) => (laterPartsOf(file, source).length ? [] : fetchedBy(source))),
];

/** The namespaces that a page and its parts read, without those that are always there or that come with a part. */
function namespacesOf(page: string): string[] {
  const read = new Set<string>();
  const seen = new Set<string>();
  function walk(file: string, loaded: readonly string[]) {
    const step = [file, ...loaded].join();
    if (seen.has(step)) return;
    seen.add(step);
    const source = code.get(file) ?? '';
    for (const name of readBy(source)) if (!loaded.includes(name)) read.add(name);
    for (const part of partsOf(file, source)) walk(part, loaded);
    // Parts that bring each other come back here with the same texts, and end.
    const withFetched = [...new Set([...loaded, ...fetchedBy(source)])].toSorted();
    for (const part of laterPartsOf(file, source)) walk(part, withFetched);
  }
  walk(page, alwaysLoaded);
  return [...read].toSorted();
}

const pages = ['app/routes.tsx', 'app/menu-routes.tsx', 'app/inner-routes.tsx'].flatMap(file =>
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
  test('loads the texts that it and its parts read, each once and no others', () => {
    expect(loaded.toSorted()).toEqual(namespacesOf(page));
  });
});
