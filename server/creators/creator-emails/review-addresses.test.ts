import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTeam } from '../../../test/fixtures/two-teams/two-teams.ts';
import { addCreator } from '../../../test/fixtures/catalogue/some-posts.ts';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { reviewAddresses } from './review-addresses.ts';

const ctx = testContext();
let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

it('drops what today’s rule would find in no text, once, and nothing stated or unlocked', async () => {
  const { db } = database;
  const add = (handle: string) => addCreator(db, ctx.now(), { handle });
  const [one, two, three] = [await add('one'), await add('two'), await add('three')];
  const addresses: [creatorId: number, address: string, source: string][] = [
    [one, 'lan@gmail.comfollow', 'bio'],
    [one, 'lan@gmail.com', 'bio'],
    [one, 'lan@yahoo.com.br', 'caption'],
    [two, 'ann@web.debarroom', 'caption'],
    [two, 'ann@gmail.comfollow', 'stated'],
    [three, 'bob@gmail.comsubscribe', 'bio'],
  ];
  const write = () =>
    db
      .insertInto('contact_addresses')
      .values(
        addresses.map(([creator_id, address, source]) => ({
          creator_id,
          address,
          source,
          found_at: ctx.now(),
        })),
      )
      .onConflict(conflict => conflict.doNothing())
      .execute();
  const known = async () =>
    (await db.selectFrom('contact_addresses').select('address').orderBy('address').execute()).map(
      row => row.address,
    );
  const flags = async () =>
    (await db.selectFrom('creators').select('has_email').orderBy('id').execute()).map(row => row.has_email);
  await write();
  await db.updateTable('creators').set({ has_email: true }).execute();
  const { teamId, accountId } = await makeTeam(db, ctx, 'holder');
  const held = { team_id: teamId, unlocked_by: accountId, unlocked_at: ctx.now() };
  await asTeam(db, teamId, db =>
    db
      .insertInto('unlocked_addresses')
      .values({ ...held, creator_id: two, address: 'ann@web.debarroom' })
      .execute(),
  );
  await reviewAddresses(db, ctx);
  const left = ['ann@gmail.comfollow', 'ann@web.debarroom', 'lan@gmail.com', 'lan@yahoo.com.br'];
  expect(await known()).toEqual(left);
  expect(await flags()).toEqual([true, true, false]);
  const noted = await db.selectFrom('creator_changes').select('creator_id').execute();
  expect(noted).toEqual([{ creator_id: three }]);
  await write();
  await reviewAddresses(db, ctx);
  expect(await known()).toHaveLength(6);
});
