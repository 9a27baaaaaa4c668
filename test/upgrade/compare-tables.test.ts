import { describe, expect, test } from 'vitest';
import { findLosses } from './compare-tables.ts';
import type { Differences } from './differences.ts';
import { readTables, writeTables } from './tables-as-text.ts';

describe('losses of an upgrade', () => {
  const text = String.raw`copy lists (name, team_id) from stdin;
one	1
two	1
\.
copy teams (name, team_id) from stdin;
\.
select setval(pg_get_serial_sequence('teams', 'team_id'), 7);
`;
  const inWords = (words: Record<string, string>) => ({ values: { 'lists.name': { reason: 'why', words } } });
  const none = { tables: {}, columns: {}, values: {}, grown: {}, jobs: {}, calls: {} };

  test('is read as it was written', () => {
    expect(writeTables(readTables(text))).toBe(text);
  });

  test.each<[string, string, string, Partial<Differences>, string[]]>([
    ['nothing', '', '', {}, []],
    [
      'a row',
      'two\t1\n',
      '',
      {},
      ['lists: 2 rows then, 1 now', 'lists.name: two is gone', 'lists.team_id: 1 is gone'],
    ],
    ['a value', 'two', 'three', {}, ['lists.name: two is gone']],
    ['a value, as stated', 'two', 'three', { values: { 'lists.name': { reason: 'why' } } }, []],
    ['a word, as stated', 'two', 'three', inWords({ two: 'three' }), []],
    ['a word otherwise than stated', 'two', 'three', inWords({ two: 'four' }), ['lists.name: four is gone']],
    ['a row too many', 'two\t1\n', 'two\t1\nnew\t1\n', {}, ['lists: 2 rows then, 3 now']],
    ['a row more, as stated', 'two\t1\n', 'two\t1\nnew\t1\n', { grown: { lists: 'why' } }, []],
    ['columns', '(name,', '(title,', {}, ['lists.name is gone', 'teams.name is gone']],
    [
      'columns, as stated',
      '(name,',
      '(title,',
      { columns: { 'lists.name': 'title', 'teams.name': 'title' } },
      [],
    ],
    ['a table', 'copy lists', 'copy creator_lists', {}, ['lists is gone']],
    ['a table, as stated', 'copy lists', 'copy creator_lists', { tables: { lists: 'creator_lists' } }, []],
    ['its place in numbers', ', 7);', ', 6);', {}, ['teams.team_id: 7 would be given out again']],
  ])('%s', (_what, part, replacement, stated, losses) => {
    const after = readTables(text.replaceAll(part, replacement));
    expect(findLosses(readTables(text), after, { ...none, ...stated })).toEqual(losses);
  });
});
