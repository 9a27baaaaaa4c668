import { expect, test } from 'vitest';
import type { RouteObject } from 'react-router';
import type { MenuEntry } from '../../contract/workspace/team.ts';
import { helpParts } from '../../contract/home/help-chapters.ts';
import { chapterOf } from '../layout/help/help-chapters.ts';
import { innerRoutes } from './inner-routes.tsx';

/** The server's menu, and the chapters as they are written; the web must import neither. */
const [entries = []] = Object.values(
  import.meta.glob<MenuEntry[]>('../../server/workspace/team/menu-entries.ts', {
    eager: true,
    import: 'entries',
  }),
);
const written = Object.keys(import.meta.glob('../../docs/{zh,en}/*.md', { query: '?raw' })).map(path =>
  path.replace('../../docs/', ''),
);

test('every page behind the sign-in has a chapter', () => {
  const leaves = entries.flatMap(entry => entry.children ?? [entry]);
  const paths = [...leaves, ...innerRoutes].map(({ path }: RouteObject | MenuEntry) => path ?? '');
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter(path => !chapterOf(path))).toEqual([]);
});

test('every chapter is written in both languages, and nothing else is', () => {
  const chapters = ['README', ...helpParts.flatMap(part => [...part.chapters])];
  expect(written.toSorted()).toEqual(
    ['en', 'zh'].flatMap(lang => chapters.map(name => `${lang}/${name}.md`)).toSorted(),
  );
});

test('of two beginnings of an address the longer one counts', () => {
  expect(chapterOf('/campaignDetail/cooperation')).toBe('campaigns');
  expect(chapterOf('/campaignDetail/money')).toBe('payables');
  expect(chapterOf('/nothing')).toBeUndefined();
});
