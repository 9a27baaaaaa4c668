import { setTimeout as pass } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { startImportProcess, type ImportTask } from '../../../test/harness/processes/import-process.ts';
import { listCounts } from '../../../test/fixtures/creators/list-counts.ts';
import { makeList, tiktok } from '../../../test/fixtures/creators/list-import-fixture.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { SignedIn } from '../../core/context.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { blockCreators } from '../blocklist/service.ts';
import { writeRecords } from '../../catalogue/creator-records/service.ts';
import { addMembers } from '../lists/service.ts';
import { startImport } from './start-import.ts';
import { uploadFile } from './upload-file.ts';

const fileRows = 5000;

/** New, known and blocked creators, members, duplicate rows, and rows that cannot be read. */
function rowOf(at: number): string {
  const handle = at % 7 === 3 ? `chaos_${at >> 1}` : `chaos_${at}`;
  const link = at % 11 === 5 ? 'nothing' : tiktok(handle);
  return [link, `Name ${at}`, `${handle}@example.com`, `tag${at % 5}`, at % 3 ? '' : `note ${at}`].join();
}
const file = Buffer.from(
  ['link,name,email,tags,note', ...Array.from({ length: fileRows }, (_, at) => rowOf(at))].join('\n'),
);

interface World {
  database: TestDatabase;
  team: Account;
  importId: number;
  work: ImportTask;
}

/**
 * Makes the same in every database: a team, a list, some creators that are known, members or blocked, a started import.
 */
async function prepare(): Promise<World> {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const { db, appUrl } = database;
  const world = testContext();
  const team = await makeTeam(db, world, 'chaos', { plan: 'team' });
  const { teamId } = team;
  const ctx: SignedIn = { ...world, actor: { ...team, sessionId: 0, role: 'owner', isOperator: false } };
  const records = Array.from({ length: 600 }, (_, at) => {
    return { type: 'creator', platform: 'tiktok', handle: `chaos_${at * 10}` } as const;
  });
  await writeRecords(db, ctx, 'file', records);
  const { rows: known } = await sql<{ id: number }>`select id from creators order by id`.execute(db);
  const ids = known.map(({ id }) => id);
  const listId = await makeList(db, ctx);
  const every9th = (from: number) => ids.filter(id => id % 9 === from);
  await asTeam(db, teamId, async db => {
    await blockCreators(db, ctx, every9th(1), { reason: 'late', listId });
    await addMembers(db, ctx, listId, every9th(2));
  });
  const uploaded = await uploadFile(db, ctx, listId, { name: 'chaos.csv', bytes: file, keptDays: 365 });
  const { id, mapping } = uploaded.import;
  const workId = await startImport(db, ctx, { id, mapping }, async () => undefined);
  return { database, team, importId: id, work: { appUrl, teamId, workId } };
}

/** Returns everything that an import leaves, with names in place of ids and without times, because these differ. */
async function result({ database: { db }, team, importId }: World) {
  const { teamId } = team;
  const ask = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;
  const catalogue = {
    creators: await ask(sql`
      select c.handle, c.name, c.source, c.homepage_url, c.has_email, c.analysis, c.search_text
      from creators c order by c.handle`),
    keys: await ask(sql`
      select k.key, c.handle from creator_keys k join creators c on c.id = k.creator_id order by k.key`),
    terms: await ask(sql`select word, scope, creators from search_terms order by word, scope`),
  };
  const own = await asTeam(db, teamId, async db => {
    const asked = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;
    return {
      rows: await asked(sql`
        select r.row, r.outcome, r.reason, c.handle from list_import_rows r
        left join creators c on c.id = r.creator_id order by r.row`),
      import: await asked(sql`
        select state, rows, succeeded, failed from list_imports where id = ${importId}`),
      members: await asked(sql`
        select c.handle from list_members m join creators c on c.id = m.creator_id order by c.handle`),
      favourites: await asked(sql`
        select c.handle, f.lists from favourites f join creators c on c.id = f.creator_id order by c.handle`),
      tags: await asked(sql`
        select c.handle, t.tag from team_creator_tags t join creators c on c.id = t.creator_id order by 1, 2`),
      notes: await asked(sql`
        select c.handle, n.text from team_creator_notes n join creators c on c.id = n.creator_id order by 1, 2`),
      addresses: await asked(sql`
        select c.handle, u.address from unlocked_addresses u join creators c on c.id = u.creator_id
        where u.imported_at is not null order by 1, 2`),
      names: await asked(sql`
        select c.handle, t.imported_name from team_creators t join creators c on c.id = t.creator_id
        where t.imported_name is not null order by 1`),
      used: await asked(sql`select key, scope, used from entitlement_uses order by key, scope`),
      days: await asked(sql`select key, sum(used) as used from entitlement_days group by key order by key`),
      works: await asked(sql`select state, done, total from background_tasks`),
    };
  });
  return { ...catalogue, ...own, faults: (await listCounts(db, teamId)).faults };
}

const settledRows = ({ database: { db }, team, importId }: World) =>
  asTeam(db, team.teamId, async db => {
    const { succeeded, failed } = await db
      .selectFrom('list_imports')
      .select(['succeeded', 'failed'])
      .where('id', '=', importId)
      .executeTakeFirstOrThrow();
    return succeeded + failed;
  });

async function settledMore(world: World, than: number, over: AbortSignal): Promise<void> {
  while (!over.aborted && (await settledRows(world)) <= than) await pass(5);
}

it('ends the same however often its worker is killed', async () => {
  const [calm, wild] = [await prepare(), await prepare()];
  const alone = await startImportProcess(calm.work);
  const begun = performance.now();
  expect(await alone.ended).toBe(0);
  const duration = performance.now() - begun;

  const seen: number[] = [];
  while (seen.at(-1) !== fileRows && seen.length < 20) {
    const worker = await startImportProcess(wild.work);
    const ended = new AbortController();
    const isOver = worker.ended.then(() => ended.abort());
    // Alternates between a random moment and the moment at which more rows are settled: the latter is in the middle on
    // any machine.
    const moment = seen.length % 2 ? pass(Math.random() * duration * 0.7) : settledMore(wild, seen.at(-1) ?? 0, ended.signal);
    await Promise.race([moment, isOver]);
    worker.kill();
    await isOver;
    seen.push(await settledRows(wild));
  }
  expect(await (await startImportProcess(wild.work)).ended).toBe(0);

  console.log(`alone ${Math.round(duration)} ms; rows settled at the kills: ${seen.join()}`);
  const expected = await result(calm);
  expect(expected.import).toEqual([{ state: 'done', rows: fileRows, succeeded: expect.any(Number) as number, failed: expect.any(Number) as number }]);
  expect(expected.faults).toEqual([]);
  expect(await result(wild)).toEqual(expected);
  // Some kills must have come in the middle, otherwise the test shows nothing.
  expect(seen.some(rows => rows > 0 && rows < fileRows), `settled at the kills: ${seen.join()}`).toBe(true);
}, 600_000); // oxfmt-ignore
