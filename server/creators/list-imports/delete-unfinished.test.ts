import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { makeList } from '../../../test/fixtures/creators/list-import-fixture.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { deleteOldRows } from '../../core/db/personal-data/old-rows.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { storeFile } from '../../core/storage/stored-files.ts';
import { deleteUnfinished } from './delete-unfinished.ts';
import { insertImport, updateImport } from './queries.ts';
import { insertRows } from './rows/rows.queries.ts';

const day = 86_400_000;
const ctx = testContext();
let database: TestDatabase;
let owner: Account;
let other: Account;

beforeAll(async () => {
  database = await freshDatabase();
  owner = await makeTeam(database.db, ctx, 'importing');
  other = await makeTeam(database.db, ctx, 'other');
});
afterAll(() => database.drop());

async function upload(of: Account): Promise<number> {
  const at = ctx.now();
  const actor = { ...of, sessionId: 0, role: 'owner', isOperator: false } as const;
  const listId = await makeList(database.db, { ...ctx, actor });
  const file = { name: 'a.csv', mediaType: 'text/csv', content: Readable.from(['anna']) };
  const expiresAt = new Date(at.getTime() + 365 * day);
  const fileId = await storeFile(database.db, of.teamId, { ...file, expiresAt }, at);
  return asTeam(database.db, of.teamId, async db => {
    const importId = await insertImport(db, { ...of, listId, fileName: 'a.csv', fileId, at });
    await insertRows(db, { teamId: of.teamId, importId }, [{ row: 1, cells: ['anna'] }]);
    return importId;
  });
}

const tables = ['list_imports', 'list_import_rows', 'stored_files', 'stored_file_parts'] as const;
const counts = ({ teamId }: Account) =>
  asTeam(database.db, teamId, async db => {
    const found: number[] = [];
    for (const table of tables) found.push((await db.selectFrom(table).select('team_id').execute()).length);
    return found;
  });
const deleteAfter = (days: number) => {
  const before = new Date(ctx.now().getTime() - days * day);
  return deleteOldRows(database.db, [owner.teamId, other.teamId], before, deleteUnfinished);
};

it('goes with its rows and its file, while what was started or is young stays', async () => {
  await upload(owner);
  const started = await upload(owner);
  await asTeam(database.db, owner.teamId, db => updateImport(db, owner.teamId, started, { state: 'done' }));
  ctx.pass(10 * day);
  await upload(owner);
  await upload(other);
  ctx.pass(10 * day);
  await deleteAfter(21);
  expect(await counts(owner)).toEqual([3, 3, 3, 3]);
  await deleteAfter(15);
  expect(await counts(owner)).toEqual([2, 2, 2, 2]);
  expect(await counts(other)).toEqual([1, 1, 1, 1]);
  const due = database.db.selectFrom('due_work').select('id').where('kind', '=', 'storedFile.expiry');
  expect(await due.where('team_id', '=', owner.teamId).execute()).toHaveLength(2);
});
