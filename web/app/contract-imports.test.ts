import { expect, test } from 'vitest';

const contracts = import.meta.glob<string>('../../contract/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Returns modules of the contract that contain schemas, or import one that does. */
function withSchemas(): Set<string> {
  const names = Object.keys(contracts).filter(path => !path.includes('.test.'));
  const found = new Set(names.filter(path => contracts[path]?.includes("from 'zod'")));
  const leadsTo = (path: string) =>
    [...(contracts[path] ?? '').matchAll(/import (?!type )[^;]*? from '([^']+)'/g)].some(([, from = '']) =>
      found.has(new URL(from, `file:///web/app/${path}`).pathname.replace('/contract/', '../../contract/')),
    );
  for (const path of names.filter(leadsTo)) found.add(path);
  return found;
}

test('no page pulls the schemas into the browser: what has them is imported as types', () => {
  const forbidden = [...withSchemas()].map(path => path.replace('../../', '/'));
  expect(forbidden).toContain('/contract/creators/search/creator-search.ts');
  const imports = Object.entries(sources)
    .filter(([path]) => !path.includes('.test.'))
    .flatMap(([path, source]) =>
      [...source.matchAll(/import (?!type )[^;]*? from '([^']+)'/g)].map(([, from = '']) => ({ path, from })),
    );
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.filter(({ from }) => forbidden.some(name => from.endsWith(name)))).toEqual([]);
});
