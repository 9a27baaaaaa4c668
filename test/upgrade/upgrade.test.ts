import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareDatabase } from '../../server/boot/prepare-database.ts';
import { dueKinds } from '../../server/core/db/due-work/due-kinds.ts';
import { demoAccount } from '../../server/identity/accounts/demo-account.ts';
import { jobs } from '../../server/schedule.ts';
import { startTestApp, type TestApp } from '../harness/app/test-app.ts';
import { saltedContext } from '../harness/app/test-context.ts';
import { asSuperuser } from '../harness/database/copy-database.ts';
import { findLosses } from './compare-tables.ts';
import { differences } from './differences.ts';
import { answerOf, fixtureFolder, readFixture } from './fixture-file.ts';
import { restoreDatabase } from './restore-database.ts';
import { copyOut, type DatabaseText } from './tables-as-text.ts';

/** The indexes, constraints, policies and sequences of tables whose names do not begin with that of their table. */
const namedOtherwise = `
  with named as (
    select oid as of, relname as own from pg_class where relname = any ($1) and relkind = 'r'
  )
  select own, c.relname as name from named join pg_index i on i.indrelid = of join pg_class c on c.oid = i.indexrelid
  where not starts_with(c.relname, own || '_')
  union select own, conname from named join pg_constraint on conrelid = of where not starts_with(conname, own || '_')
  union select own, polname from named join pg_policy on polrelid = of where not starts_with(polname, own || '_')
  union select own, c.relname from named join pg_depend d on d.refobjid = of join pg_class c on c.oid = d.objid
  where c.relkind = 'S' and not starts_with(c.relname, own || '_')`;

/**
 * What installations have at most. A later migration that came before the newest one of these would stop their start.
 * Raised with each release.
 */
const released = { newest: '2026-12-21-02-scim.sql', migrations: 88 };

test('no migration comes before those that installations have', () => {
  const names = readdirSync(join(import.meta.dirname, '../../migrations'));
  expect(names.filter(name => name <= released.newest)).toHaveLength(released.migrations);
});

/** Made by version 0.11.0, before the code was divided into contexts. */
const { tables: then, recording } = await readFixture(fixtureFolder('2026-11-28'));

describe('an installation of 2026-11-28', () => {
  let now: DatabaseText;
  let migrated: string[];
  let misnamed: unknown[];
  let app: TestApp;

  beforeAll(async () => {
    const database = await restoreDatabase(then);
    migrated = await prepareDatabase(database.ownerUrl, database.db, jobs);
    now = await asSuperuser(database.superuserUrl, copyOut);
    misnamed = await asSuperuser(database.superuserUrl, async client => {
      const { rows } = await client.query<object>(namedOtherwise, [Object.values(differences.tables)]);
      return rows;
    });
    app = await startTestApp({}, { database, world: saltedContext(recording.now) });
  });
  afterAll(() => app?.close());

  test('gets the later migrations', () => {
    expect(migrated).toContain('2026-11-29-01-notification-age');
    expect(migrated.filter(name => name < '2026-11-29')).toEqual([]);
  });

  test('keeps every table, row and value', () => {
    expect(findLosses(then, now, differences)).toEqual([]);
  });

  test('names what belongs to a renamed table after it', () => {
    expect(misnamed).toEqual([]);
  });

  test('has a processor for all pending work', () => {
    const names = recording.jobNames.filter(name => !(name in differences.jobs));
    const taken = jobs.flatMap(({ name, formerName }) => [name, formerName]);
    expect(taken).toEqual(expect.arrayContaining(names));
    const due = now.tables.find(({ name }) => name === 'due_work');
    const kinds = due?.lines.map(line => line.split('\t')[due.columns.indexOf('kind')]) ?? [];
    expect(Object.keys(dueKinds)).toEqual(expect.arrayContaining([...new Set(kinds)]));
  });

  test.each(recording.answers)('answers $caller as before: $call', async ({ answer, ...recorded }) => {
    const { call = recorded.call, words = {} } = differences.calls[recorded.call] ?? {};
    const found = await answerOf(app, recording.tokens, [recorded.caller, call]);
    const expected = Object.entries(words).reduce(
      (text, [word, today]) => text.replaceAll(word, today),
      JSON.stringify(answer),
    );
    expect(found).toEqual({ ...recorded, call, answer: JSON.parse(expected) as unknown });
  });

  test('lets its people sign in with their passwords', async () => {
    expect(await app.signInAs(demoAccount)).not.toBe('');
  });
});
