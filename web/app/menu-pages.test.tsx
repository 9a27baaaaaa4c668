import { expect, test } from 'vitest';
import type { MenuEntry } from '../../contract/workspace/team.ts';
import { menuRoutes } from './menu-routes.tsx';

/** The server's menu; typed here because the web and the server must not import each other. */
const [entries = []] = Object.values(
  import.meta.glob<MenuEntry[]>('../../server/workspace/team/menu-entries.ts', {
    eager: true,
    import: 'entries',
  }),
);

test('every entry of the menu opens a page', () => {
  const leaves = entries.flatMap(entry => entry.children ?? [entry]);
  expect(leaves.length).toBeGreaterThan(20);
  const opened = menuRoutes(leaves.map(leaf => ({ ...leaf, children: [] }))).map(({ path }) => path);
  expect(leaves.map(({ path }) => path).filter(path => !opened.includes(path))).toEqual([]);
});
