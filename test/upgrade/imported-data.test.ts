import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { makeDb, makePool } from '../../server/core/db/database.ts';
import { runMigrations } from '../../server/core/db/migrate.ts';
import { asSuperuser, withDatabase } from '../harness/database/copy-database.ts';

const before = '2026-12-01-01-table-names';
const uploaded = '2026-11-20T08:00:00Z';
const done = '2026-11-20T08:10:00Z';
const during = '2026-11-20T08:05:00Z';
const earlier = '2026-11-01T00:00:00Z';
const long = '2026-11-25T00:00:00Z';

/** Creators by handle, with the addresses that the catalogue had of them before. */
const creators = [
  { handle: 'both', name: 'A’s name', source: 'list-import', addresses: [['a@team.test', during], ['b@team.test', during]] },
  { handle: 'lost', name: 'Lost Name', source: 'list-import', addresses: [['lost@team.test', during]] },
  { handle: 'known', name: 'Known', source: 'file', addresses: [['file@public.test', earlier], ['own@team.test', during]] },
  { handle: 'since', name: 'Since', source: 'file', addresses: [['source@public.test', long]] },
  { handle: 'later', name: 'Real Name', source: 'youtube', addresses: [['bio@public.test', during, 'bio']] },
] as const; // oxfmt-ignore

/** What the files of two teams say, by line: creator, address, name. */
const files = [
  { team: 1, rows: [['both', ' A@team.test; x', 'A’s name'], ['known', 'own@team.test, file@public.test', 'Mine'], ['later', '', 'My Name']] },
  { team: 2, rows: [['both', 'b(at)team.test', 'B’s name']] },
  { team: 3, isBroken: true, rows: [['since', 'x@team.test', '']] },
] as const; // oxfmt-ignore

async function fill(client: pg.Client): Promise<void> {
  await client.query(
    `insert into sources (code, name_zh, name_en) values ('file', '', '') on conflict do nothing`,
  );
  const ids = new Map<string, number>();
  for (const { handle, name, source, addresses } of creators) {
    const { rows } = await client.query<{ id: string }>(
      `insert into creators (platform, handle, name, source, first_seen_at, refreshed_at, added_at, has_email, search_text)
        values ('tiktok', $1, $2, $3, $4, $4, $4, true, ' TNlost TGtag ') returning id`,
      [handle, name, source, source === 'file' ? earlier : during],
    );
    ids.set(handle, Number(rows[0]?.id));
    for (const [address, at, from = 'stated'] of addresses)
      await client.query(
        'insert into contact_addresses (creator_id, address, source, found_at) values ($1, $2, $3, $4)',
        [ids.get(handle), address, from, at],
      );
  }
  await client.query(
    `insert into search_terms (word, scope, creators) values ('lost', 'TN', 4), ('tag', 'TG', 4)`,
  );
  for (const { team, rows, ...others } of files) {
    await client.query(
      `insert into list_imports (team_id, id, list_id, account_id, file_name, file_id, state, mapping, headings, created_at, started_at, finished_at)
        overriding system value values ($1, $1, 1, $1, 'a.csv', 1, 'done', '{"handle": 0, "email": 1, "name": 2}', '{}', $2, $2, $3)`,
      [team, uploaded, 'isBroken' in others ? null : done],
    );
    for (const [at, cells] of rows.entries())
      await client.query(
        `insert into list_import_rows (team_id, import_id, row, cells, outcome, creator_id) values ($1, $1, $2, $3, 'added', $4)`,
        [team, at + 2, cells, ids.get(cells[0])],
      );
  }
}

test('what a team imported becomes the team’s, and what nobody can attribute is hidden', async () => {
  const server = inject('postgres');
  const name = `upgrade_${randomBytes(6).toString('hex')}`;
  await asSuperuser(server.superuserUrl, client =>
    client.query(`create database ${name} owner starbridge_owner`),
  );
  const ownerDb = makeDb(
    makePool({ url: withDatabase(server.ownerUrl, name), poolSize: 2, onIdleError: () => undefined }),
  );
  onTestFinished(async () => {
    await ownerDb.destroy();
    await asSuperuser(server.superuserUrl, client => client.query(`drop database ${name} with (force)`));
  });
  await runMigrations(ownerDb, before);
  const inside = withDatabase(server.superuserUrl, name);
  await asSuperuser(inside, fill);
  await runMigrations(ownerDb);
  const read = (query: string) =>
    asSuperuser(
      inside,
      async client => (await client.query<unknown[]>({ text: query, rowMode: 'array' })).rows,
    );

  expect(
    await read(`select team_id::int, handle, address from unlocked_addresses u join creators c on c.id = u.creator_id
      where imported_at = '${done}' order by 1, 2, 3`),
  ).toEqual([
    [1, 'both', 'a@team.test'],
    [1, 'known', 'file@public.test'],
    [1, 'known', 'own@team.test'],
    [2, 'both', 'b@team.test'],
  ]);
  expect(
    await read(
      `select handle, address from contact_addresses a join creators c on c.id = a.creator_id order by 1, 2`,
    ),
  ).toEqual([
    ['known', 'file@public.test'],
    ['later', 'bio@public.test'],
    ['since', 'source@public.test'],
  ]);
  expect(await read(`select handle, name, has_email, search_text from creators order by 1`)).toEqual([
    ['both', 'both', false, ' TGtag '],
    ['known', 'Known', true, ' TNlost TGtag '],
    ['later', 'Real Name', true, ' TNlost TGtag '],
    ['lost', 'lost', false, ' TGtag '],
    ['since', 'Since', true, ' TNlost TGtag '],
  ]);
  expect(await read(`select scope, word, creators from search_terms order by 1`)).toEqual([
    ['TG', 'tag', 4],
    ['TN', 'lost', 2],
  ]);
  expect(
    await read(`select team_id::int, handle, imported_name, status from team_creators t
      join creators c on c.id = t.creator_id order by 1, 2`),
  ).toEqual([
    [1, 'both', 'A’s name', 'new'],
    [2, 'both', 'B’s name', 'new'],
  ]);
});
