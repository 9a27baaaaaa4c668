import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCreatorEmails, unlockEmails } from '../../../contract/creators/creator-emails.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { loadSample } from '../../sandbox/controls/service.ts';
import { suppressAddress } from '../../outreach/suppressions/service.ts';
import { blockCreators } from '../blocklist/service.ts';
import { addressesOf } from '../shared/open-addresses.ts';
import { importAddresses } from './service.ts';
import { unlockAddresses } from './unlock-addresses.ts';

let app: TestApp;
let made = 0;
let owner: Account;
let token: string;
let ids: number[];

/** Gives creators of the sample these addresses and no others. */
async function giveAddresses(db: Db, addresses: readonly string[][]): Promise<void> {
  await db.deleteFrom('contact_addresses').execute();
  const rows = addresses.flatMap((each, index) =>
    each.map((address, age) => ({
      creator_id: ids[index] ?? 0,
      address,
      source: 'bio',
      found_at: new Date(app.world.now().getTime() - age * 1000),
    })),
  );
  await db.insertInto('contact_addresses').values(rows).execute();
}

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  await loadSample(db, app.world, { count: 30 });
  const rows = await db.selectFrom('creators').select('id').orderBy('id').execute();
  ids = rows.map(row => row.id);
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.database;
  // The free plan has ten unlocks per month.
  owner = await makeTeam(db, app.world, `owner-${++made}`, { plan: 'free' });
  token = await app.signInAs(owner);
  await giveAddresses(db, [
    ['new@one.test', 'old@one.test'],
    ['a@two.test'],
    [],
    ...Array.from({ length: 12 }, (_, index) => [`c${index}@many.test`]),
  ]);
});

const ctxOf = ({ teamId, accountId }: Account): SignedIn => ({
  ...app.world,
  actor: { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false },
});
const id = (index: number) => ids[index] ?? 0;
const unlockFor = (account: Account, creators: number[]) =>
  asTeam(app.database.db, account.teamId, db => unlockAddresses(db, ctxOf(account), creators));
const openOf = (account: Account, creators: number[]) =>
  asTeam(app.database.db, account.teamId, db => addressesOf(db, account.teamId, creators));
const usedBy = (account: Account) =>
  asTeam(app.database.db, account.teamId, async db => {
    const rows = await db
      .selectFrom('entitlement_uses')
      .select('used')
      .where('team_id', '=', account.teamId)
      .where('key', '=', 'email.unlock')
      .execute();
    return rows.reduce((sum, row) => sum + row.used, 0);
  });
const show = (creatorId: number, as = token) =>
  callApp(app, getCreatorEmails, { token: as, params: { id: creatorId } });
const unlock = (creators: number[], as = token) =>
  callApp(app, unlockEmails, { token: as, body: { selection: { of: 'ids', ids: creators } } });

describe('unlocking charges what it says, once, and never for one’s own', () => {
  it('opens addresses for the team for ever, and counts each once', async () => {
    expect((await show(id(0))).data).toEqual({
      total: 2,
      unlocked: [],
      locked: 2,
      cost: 2,
      refused: 0,
      remaining: 10,
    });
    expect((await unlock([id(0), id(2), id(1)])).data).toEqual({
      creators: 2,
      taken: 3,
      locked: 0,
      withoutAddress: 1,
      refused: 0,
    });
    expect((await show(id(0))).data).toMatchObject({
      total: 2,
      unlocked: [{ address: 'new@one.test', source: 'bio' }, { address: 'old@one.test' }],
      remaining: 7,
    });
    app.world.pass(40 * 86_400_000);
    token = await app.signInAs(owner);
    expect((await unlock([id(0), id(1)])).data).toMatchObject({ creators: 2, taken: 0, locked: 0 });
    expect((await show(id(1))).data).toMatchObject({ unlocked: [{ address: 'a@two.test' }], remaining: 10 });
  });

  it('goes as far as the plan allows, in order, and is refused with 430 if none fits', async () => {
    const many = ids.slice(3, 15);
    expect((await unlock(many.toReversed())).data).toMatchObject({ creators: 10, taken: 10, locked: 2 });
    expect(new Set((await openOf(owner, many)).keys())).toEqual(new Set(many.slice(2)));
    expect(await unlock([id(3)])).toMatchObject({ status: 200, code: 430 });
    expect((await unlock([id(3), id(14)])).data).toMatchObject({ creators: 1, locked: 1, taken: 0 });
  });

  it('by two concurrent calls never exceeds the limit, and never counts an address twice', async () => {
    const [first, second] = [ids.slice(3, 11), ids.slice(6, 15)];
    const sums = await Promise.all([unlockFor(owner, first), unlockFor(owner, second)]);
    expect(sums.reduce((sum, { taken }) => sum + taken, 0)).toBe(10);
    expect(await usedBy(owner)).toBe(10);
    expect((await openOf(owner, [...first, ...second])).size).toBe(10);
  });

  it('by twenty at once counts an address once', async () => {
    const several = ids.slice(0, 2);
    const sums = await Promise.all(Array.from({ length: 20 }, () => unlockFor(owner, several)));
    expect(sums.reduce((sum, { taken }) => sum + taken, 0)).toBe(3);
    expect(sums.every(({ creators, locked }) => creators === 2 && locked === 0)).toBe(true);
    expect(await usedBy(owner)).toBe(3);
    expect(await openOf(owner, several)).toEqual(
      new Map([
        [id(0), ['new@one.test', 'old@one.test']],
        [id(1), ['a@two.test']],
      ]),
    );
  });

  it('takes nothing if the caller’s transaction fails', async () => {
    await expect(
      asTeam(app.database.db, owner.teamId, async db => {
        await unlockAddresses(db, ctxOf(owner), [id(0)]);
        throw new Error('afterwards');
      }),
    ).rejects.toThrow('afterwards');
    expect([await usedBy(owner), (await openOf(owner, [id(0)])).size]).toEqual([0, 0]);
  });

  it('is in the audit log with the number, and with the creator if it is one', async () => {
    await unlockFor(owner, [id(0), id(1)]);
    await unlockFor(owner, [id(0), id(1)]);
    await unlockFor(owner, [id(3)]);
    const records = await asTeam(app.database.db, owner.teamId, db =>
      db
        .selectFrom('audit_log_entries as r')
        .innerJoin('audit_log_values as v', join =>
          join.onRef('v.team_id', '=', 'r.team_id').onRef('v.entry_id', '=', 'r.id'),
        )
        .select(['r.subject_id', 'v.after'])
        .where('r.action', '=', 'creator.unlock')
        .orderBy('r.id')
        .execute(),
    );
    expect(records).toEqual([
      { subject_id: null, after: { creators: 2, addresses: 3, taken: 3 } },
      { subject_id: id(3), after: { creators: 1, addresses: 1, taken: 1 } },
    ]);
  });

  it('is for one team: another pays for itself and sees nothing', async () => {
    await unlock([id(0)]);
    const stranger = await makeTeam(app.database.db, app.world, `stranger-${made}`);
    const theirs = await app.signInAs(stranger);
    expect((await show(id(0), theirs)).data).toMatchObject({ total: 2, unlocked: [] });
    expect((await unlock([id(0)], theirs)).data).toMatchObject({ taken: 2 });
  });

  it('counts no more than was said, even if the catalogue has found more meanwhile', async () => {
    const said = (await show(id(0))).data.cost;
    const found = { creator_id: id(0), address: 'third@one.test', source: 'bio', found_at: app.world.now() };
    await app.database.db.insertInto('contact_addresses').values(found).execute();
    const body = { selection: { of: 'ids' as const, ids: [id(0)] }, max: said };
    expect((await callApp(app, unlockEmails, { token, body })).data).toMatchObject({ creators: 1, taken: 2 });
    expect(await usedBy(owner)).toBe(said);
    expect((await show(id(0))).data).toMatchObject({ locked: 1, cost: 1 });
    expect((await callApp(app, unlockEmails, { token, body: { ...body, max: 0 } })).data.taken).toBe(0);
  });

  it('costs nothing for an address that the team brought itself', async () => {
    await asTeam(app.database.db, owner.teamId, db =>
      importAddresses(db, ctxOf(owner), [{ creatorId: id(0), emails: ['NEW@one.test', 'no address'] }]),
    );
    expect((await show(id(0))).data).toMatchObject({ total: 2, locked: 1, cost: 1 });
    expect((await unlock([id(0), id(1)])).data).toMatchObject({ creators: 2, taken: 2 });
    expect((await show(id(0))).data.unlocked).toMatchObject([
      { address: 'new@one.test', source: 'imported', isImported: true },
      { address: 'old@one.test', source: 'bio', isImported: false },
    ]);
  });

  it('never unlocks for a creator whom the team has blacklisted', async () => {
    await asTeam(app.database.db, owner.teamId, db =>
      blockCreators(db, ctxOf(owner), [id(0)], { reason: 'late' }),
    );
    expect((await show(id(0))).data).toMatchObject({ total: 2, locked: 0, cost: 0, refused: 2 });
    expect((await unlock([id(0), id(1)])).data).toMatchObject({ creators: 1, taken: 1, refused: 1 });
    expect([await usedBy(owner), (await openOf(owner, [id(0)])).size]).toEqual([1, 0]);
  });

  it('never unlocks an address that the team has suppressed', async () => {
    const proof = { way: 'account', address: '', agent: '', task: '', note: '' } as const;
    await asTeam(app.database.db, owner.teamId, db =>
      suppressAddress(db, app.world, owner.teamId, { address: 'old@one.test', reason: 'manual', proof }),
    );
    expect((await show(id(0))).data).toMatchObject({ total: 2, locked: 1, cost: 1, refused: 1 });
    expect((await unlock([id(0)])).data).toMatchObject({ taken: 1 });
    expect(await openOf(owner, [id(0)])).toEqual(new Map([[id(0), ['new@one.test']]]));
  });

  it('locks addresses that the catalogue no longer has', async () => {
    await unlock([id(0)]);
    await app.database.db.deleteFrom('contact_addresses').where('address', '=', 'new@one.test').execute();
    expect(await openOf(owner, [id(0)])).toEqual(new Map([[id(0), ['old@one.test']]]));
  });

  it('refuses an unknown creator, and an empty selection', async () => {
    expect(await show(999_999_999)).toMatchObject({ status: 404 });
    expect(await unlock([])).toMatchObject({ status: 400 });
  });
});
