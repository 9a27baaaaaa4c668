import { afterAll, beforeAll, expect, test } from 'vitest';
import { testContext, type TestContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { makeTwoTeams } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { makeSecrets } from '../../../core/auth/sealed-secrets.ts';
import { sendersNamed, senderRows, setSender } from '../queries.ts';
import { secretPlace } from './sender-secret.ts';
import { rotateSecrets } from './secret-rotation.ts';

const old = { id: 'old', key: Buffer.alloc(32, 1) };
const fresh = { id: 'new', key: Buffer.alloc(32, 2) };
let database: TestDatabase;
let ctx: TestContext;

beforeAll(async () => {
  database = await freshDatabase();
  ctx = testContext();
});
afterAll(() => database.drop());

test('every secret of every team is re-encrypted once, and keeps its value', async () => {
  const { db } = database;
  const teams = await makeTwoTeams(db, ctx);
  let count = 0;
  for (const { teamId, username } of teams) {
    await asTeam(db, teamId, async db => {
      for (const { id } of await senderRows(db, teamId)) {
        const secret = makeSecrets([old]).seal(`${username} ${id}`, secretPlace(teamId, id));
        await setSender(db, teamId, id, { secret });
        count++;
      }
    });
  }
  expect(count).toBeGreaterThanOrEqual(2);
  expect(await rotateSecrets(db, makeSecrets([fresh, old]))).toEqual({ sealed: count, kept: 0 });
  expect(await rotateSecrets(db, makeSecrets([fresh, old]))).toEqual({ sealed: 0, kept: count });
  for (const { teamId, username } of teams) {
    await asTeam(db, teamId, async db => {
      const [{ id } = { id: 0 }] = await senderRows(db, teamId);
      const [sender] = await sendersNamed(db, teamId, [id]);
      const plain = makeSecrets([fresh]).open(sender?.secret ?? '', secretPlace(teamId, id));
      expect(plain).toBe(`${username} ${id}`);
    });
  }
});
