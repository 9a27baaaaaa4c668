import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import {
  addAddresses,
  mailTaskApp,
  type MailTaskApp,
} from '../../../../test/fixtures/outreach/mail-task-fixture.ts';
import { addSentMail } from '../../../../test/fixtures/outreach/sent-mail.ts';
import { someCreators } from '../../../../test/fixtures/creators/some-creators.ts';
import {
  addRecipients,
  keepRecipients,
  listDraftRecipients,
  removeRecipients,
  unlockRecipients,
} from '../../../../contract/outreach/mail-tasks/mail-tasks.ts';
import { email } from '../../../../contract/core/patterns.ts';
import { blockCreators } from '../../../creators/blocklist/service.ts';
import { suppressAddress } from '../../suppressions/service.ts';
import { importAddresses } from '../../../creators/creator-emails/service.ts';
import { recordContact } from '../../../creators/team-creators/service.ts';
import { listDraft } from './draft-recipients.ts';
import { isInvalid } from './judged-recipients.queries.ts';

let app: TestApp;
let team: MailTaskApp;
let creators: number[];
let taskId: number;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.world.pass(1000);
  team = await mailTaskApp(app);
  creators = await newCreators(12);
  taskId = await team.draft();
});

let before = 0;
async function newCreators(count: number): Promise<number[]> {
  await sql`update creators set handle = 'old_' || id`.execute(app.database.db);
  before += count;
  return someCreators(app.database.db, count, app.world.now());
}

const params = () => ({ id: taskId });
const creator = (place: number) => creators[place] ?? 0;
const addCreators = (ids: number[]) =>
  team.call(addRecipients, { params: params(), body: { selection: { of: 'ids', ids } } });
const paste = (pasted: string) => team.call(addRecipients, { params: params(), body: { pasted } });
const list = async (
  query: { show?: 'all' | 'ok' | 'contacted' | 'locked'; page?: number; size?: number } = {},
) => (await team.call(listDraftRecipients, { params: params(), query: { size: 100, ...query } })).data;
const reasons = async () =>
  Object.fromEntries((await list()).recipients.map(({ creatorId, address, reason, kept }) => [creatorId ?? address, kept ? `${reason} kept` : reason])); // oxfmt-ignore
const open = (place: number, address = `c${place}@team.example`) =>
  addAddresses(team, [{ creatorId: creator(place), address }]);
const proof = { way: 'account', address: '', agent: '', task: '', note: '' } as const;

describe('recipients of a draft', () => {
  test('are included, or excluded for the first matching reason', async () => {
    for (const place of [0, 2, 4, 5, 6, 7, 8, 9]) await open(place);
    await open(10, 'c0@team.example');
    await addAddresses(team, [
      { creatorId: creator(1), address: 'closed@team.example', isOpen: false },
      { creatorId: creator(11), address: 'dots..two@team.example' },
    ]);
    const { owner, mei } = team.accounts;
    const bo = team.ctxOf('bo');
    await team.as(async db => {
      await blockCreators(db, team.ctxOf('mei'), [creator(4)], { reason: 'late' });
      await suppressAddress(db, app.world, owner.teamId, {
        address: 'C5@team.example',
        reason: 'unsubscribed',
        proof,
      });
      await recordContact(db, bo, [creator(6)], app.world.now());
      await recordContact(db, team.ctxOf('mei'), [creator(7)], app.world.now());
    });
    const sent = await addSentMail(app.database.db, app.world, mei, { address: 'c8@team.example' });
    const bounced = await addSentMail(app.database.db, app.world, mei, { address: 'c9@team.example' });
    await team.as(async db => {
      const at = app.world.now();
      const rows = db.updateTable('mail_recipients');
      await rows.set({ last_sent_at: at }).where('id', '=', sent.recipientId).execute();
      await rows.set({ bounced_at: at }).where('id', '=', bounced.recipientId).execute();
    });
    const { data } = await addCreators(creators);
    expect(data).toEqual({ added: 12, already: 0, lines: [] });
    expect(await reasons()).toEqual({
      [creator(0)]: null,
      [creator(1)]: 'locked',
      [creator(2)]: null,
      [creator(3)]: 'noAddress',
      [creator(4)]: 'blocked',
      [creator(5)]: 'suppressed',
      [creator(6)]: 'contacted',
      [creator(7)]: null,
      [creator(8)]: 'contacted',
      [creator(9)]: 'bounced',
      [creator(10)]: 'duplicate',
      [creator(11)]: 'invalid',
    });
    const { recipients, ok, total, unlocksLeft } = await list();
    expect({ ok, total, unlocks: unlocksLeft > 0 }).toEqual({ ok: 3, total: 12, unlocks: true });
    const details = new Map(recipients.map(row => [row.creatorId, row.details]));
    expect(details.get(creator(4))).toBe('late');
    expect(details.get(creator(5))).toBe('已退订 2026-11-20');
    expect(details.get(creator(6))).toMatch(/^bo-\d+ nick 2026-11-20 16:\d\d$/);
    expect(details.get(creator(8))).toMatch(/^mei-\d+ nick 2026-11-20 16:\d\d$/);
    expect(recipients[0]).toMatchObject({
      platform: 'tiktok',
      address: 'c0@team.example',
      handle: 'handle_1',
    });
  });

  test('a contact of more than 30 days ago does not count', async () => {
    await open(0);
    await team.as(db => recordContact(db, team.ctxOf('bo'), [creator(0)], app.world.now()));
    await addCreators([creator(0)]);
    const after = async (ms: number) => {
      const ctx = { ...team.ctxOf('mei'), now: () => new Date(app.world.now().getTime() + ms) };
      const page = { show: 'all', page: 1, size: 20 } as const;
      const { recipients } = await listDraft(app.database.db, ctx, taskId, page);
      return recipients.map(({ reason }) => reason);
    };
    expect(await after(30 * 86_400_000)).toEqual(['contacted']);
    expect(await after(30 * 86_400_000 + 1)).toEqual([null]);
  });

  test('a creator is written to at the open address that was found last', async () => {
    const id = creator(0);
    await addAddresses(team, [
      { creatorId: id, address: 'old@team.example', foundAt: '2026-01-01T00:00:00Z' },
      { creatorId: id, address: 'new@team.example', foundAt: '2026-06-01T00:00:00Z' },
      { creatorId: id, address: 'closed@team.example', foundAt: '2026-09-01T00:00:00Z', isOpen: false },
    ]);
    await addCreators([id]);
    expect((await list()).recipients.map(({ address }) => address)).toEqual(['new@team.example']);
  });

  test('pasted addresses are matched to their creators', async () => {
    await open(0);
    await open(1);
    await team.as(db => blockCreators(db, team.ctxOf('mei'), [creator(1)], { reason: 'late' }));
    await addCreators([creator(0)]);
    const { data } = await paste(
      'C0@team.example, Ann <ann@one.example>; c1@team.example\nann@one.example\nnobody@',
    );
    expect(data).toMatchObject({ added: 2, already: 1 });
    expect(data.lines.map(({ line, outcome, reason }) => [line, outcome, reason])).toEqual([
      [1, 'already', null],
      [1, 'added', null],
      [1, 'added', null],
      [2, 'already', 'twice'],
      [3, 'failed', 'noAddress'],
    ]);
    expect((await paste('ANN@one.example')).data).toMatchObject({ added: 0, already: 1 });
    const { recipients } = await list();
    expect(
      recipients.map(({ creatorId, name, address, reason }) => [creatorId, name, address, reason]),
    ).toEqual([
      [creator(0), 'creator 1', 'c0@team.example', null],
      [null, 'Ann', 'ann@one.example', null],
      [creator(1), 'creator 2', 'c1@team.example', 'blocked'],
    ]);
  });

  test('an address of a creator who was blocked later is blocked', async () => {
    await paste('shared@agency.example');
    await open(0, 'shared@agency.example');
    await team.as(db => blockCreators(db, team.ctxOf('mei'), [creator(0)], { reason: 'late' }));
    expect(await reasons()).toEqual({ 'shared@agency.example': 'blocked' });
  });

  test('warnings can be passed over, and taken back', async () => {
    await open(0);
    await open(1);
    await addCreators([creator(0), creator(1)]);
    await team.as(db => recordContact(db, team.ctxOf('bo'), creators.slice(0, 2), app.world.now()));
    const { recipients } = await list();
    const ids = [recipients[0]?.id ?? 0];
    const keep = { reason: 'contacted', keep: true } as const;
    const changed = async (body: { reason: 'contacted' | 'bounced'; keep: boolean; ids?: number[] }) =>
      (await team.call(keepRecipients, { params: params(), body })).data.changed;
    expect(await changed({ ...keep, ids })).toBe(1);
    expect(await reasons()).toEqual({ [creator(0)]: 'contacted kept', [creator(1)]: 'contacted' });
    expect((await list()).reasons).toEqual([{ reason: 'contacted', count: 2, kept: 1 }]);
    expect(await changed(keep)).toBe(1);
    expect(await changed({ ...keep, reason: 'bounced' })).toBe(0);
    expect((await list({ show: 'ok' })).total).toBe(2);
    expect(await changed({ ...keep, keep: false })).toBe(2);
    expect((await list({ show: 'contacted' })).total).toBe(2);
  });

  test('a recipient kept in spite of one warning is excluded for another', async () => {
    await open(0);
    await addCreators([creator(0)]);
    const { mei } = team.accounts;
    const past = await addSentMail(app.database.db, app.world, mei, { address: 'c0@team.example' });
    const at = app.world.now();
    await team.as(db =>
      db
        .updateTable('mail_recipients')
        .set({ bounced_at: at, last_sent_at: at })
        .where('id', '=', past.recipientId)
        .execute(),
    );
    expect(await reasons()).toEqual({ [creator(0)]: 'bounced' });
    await team.call(keepRecipients, { params: params(), body: { reason: 'bounced', keep: true } });
    expect(await reasons()).toEqual({ [creator(0)]: 'contacted' });
    await team.call(keepRecipients, { params: params(), body: { reason: 'contacted', keep: true } });
    expect(await reasons()).toEqual({ [creator(0)]: 'bounced kept' });
  });

  test('are taken out one by one, by their reason, or all', async () => {
    await open(0);
    await addCreators(creators.slice(0, 4));
    await paste('ann@one.example');
    const remove = async (body: { ids?: number[]; reason?: 'noAddress'; all?: boolean }) =>
      (await team.call(removeRecipients, { params: params(), body })).data.removed;
    const { recipients } = await list();
    expect(await remove({ ids: [recipients[4]?.id ?? 0, 999_999] })).toBe(1);
    expect(await remove({ reason: 'noAddress' })).toBe(3);
    expect(await remove({})).toBe(0);
    expect(await remove({ all: true })).toBe(1);
    expect((await list()).total).toBe(0);
  });

  test('are unlocked in place, counted once', async () => {
    await addAddresses(team, [
      { creatorId: creator(0), address: 'c0@team.example', isOpen: false },
      { creatorId: creator(1), address: 'c1@team.example', isOpen: false },
    ]);
    await addCreators(creators.slice(0, 3));
    expect((await list({ show: 'locked' })).recipients.map(({ address }) => address)).toEqual(['', '']);
    const unlock = async () => (await team.call(unlockRecipients, { params: params() })).data;
    const left = (await list()).unlocksLeft;
    expect(await unlock()).toEqual({ unlocked: 2, taken: 2, locked: 0 });
    expect(await unlock()).toEqual({ unlocked: 0, taken: 0, locked: 0 });
    expect(await list()).toMatchObject({ ok: 2, unlocksLeft: left - 2 });
  });

  test('are unlocked at the cost that is shown: one address each, and only for those who would get the mail', async () => {
    await addAddresses(team, [
      {
        creatorId: creator(0),
        address: 'first@team.example',
        isOpen: false,
        foundAt: '2026-06-01T00:00:00Z',
      },
      { creatorId: creator(0), address: 'old@team.example', isOpen: false, foundAt: '2026-01-01T00:00:00Z' },
      ...[1, 2, 3, 4, 5, 6, 8].map(place => ({
        creatorId: creator(place),
        address: `c${place}@team.example`,
        isOpen: false,
      })),
      { creatorId: creator(7), address: 'c6@team.example', isOpen: false },
    ]);
    await addCreators(creators.slice(0, 10));
    await paste('c4@team.example');
    await team.as(async db => {
      await blockCreators(db, team.ctxOf('mei'), [creator(1)], { reason: 'late' });
      await suppressAddress(db, app.world, team.accounts.owner.teamId, {
        address: 'c2@team.example',
        reason: 'unsubscribed',
        proof,
      });
      await recordContact(db, team.ctxOf('bo'), [creator(3)], app.world.now());
      await importAddresses(db, team.ctxOf('mei'), [
        { creatorId: creator(5), emails: ['c5@team.example'] },
        { creatorId: creator(9), emails: ['c9@team.example'] },
        { creatorId: creator(11), emails: ['c8@team.example'] },
      ]);
    });
    const reasonOf = await reasons();
    expect(creators.slice(0, 10).map(id => reasonOf[id])).toEqual([
      'locked',
      'blocked',
      'suppressed',
      'contacted',
      'duplicate',
      null,
      'locked',
      'duplicate',
      'locked',
      null,
    ]);
    const shown = await list();
    expect(shown).toMatchObject({ unlockCost: 2, ok: 3 });
    const { recipients } = await list({ show: 'locked' });
    expect(recipients.map(({ address }) => address)).toEqual(['', '', '']);
    const unlock = async (max: number) =>
      (await team.call(unlockRecipients, { params: params(), body: { max } })).data;
    expect(await unlock(1)).toEqual({ unlocked: 2, taken: 1, locked: 1 });
    expect(await unlock(shown.unlockCost)).toMatchObject({ taken: 1, locked: 0 });
    expect(await list()).toMatchObject({ unlockCost: 0, ok: 6, unlocksLeft: shown.unlocksLeft - 2 });
    const records = await team.as(db =>
      db
        .selectFrom('audit_log_values')
        .select('after')
        .where('team_id', '=', team.accounts.owner.teamId)
        .execute(),
    );
    const taken = records.map(({ after }) => (after as { taken?: number } | null)?.taken ?? 0);
    expect(taken.reduce((sum, each) => sum + each, 0)).toBe(shown.unlockCost);
  });

  test('belong to the maker and the main account', async () => {
    const body = { all: true };
    const codes = async (who: 'owner' | 'bo' | 'stranger') => [
      (await team.call(listDraftRecipients, { params: params() }, who)).code,
      (await team.call(addRecipients, { params: params(), body: { pasted: 'x@y.example' } }, who)).code,
      (await team.call(removeRecipients, { params: params(), body }, who)).code,
      (await team.call(keepRecipients, { params: params(), body: { reason: 'contacted', keep: true } }, who))
        .code,
      (await team.call(unlockRecipients, { params: params() }, who)).code,
    ];
    expect(await codes('stranger')).toEqual([404, 404, 404, 404, 404]);
    expect(await codes('bo')).toEqual([404, 404, 404, 404, 404]);
    expect(await codes('owner')).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('an address', () => {
  const addresses = ['a@b.example', 'a.b+c@b.co', 'a..b@b.example', '.a@b.example', 'a@b', 'a@-b.example', 'a b@c.example', 'a@b.1x', 'a@b-.example', "o'neil@b.example", 'ä@b.example', `${'x'.repeat(64)}@b.example`, `${'x'.repeat(65)}@b.example`, `a@${'x'.repeat(63)}.example`, `a@${'x'.repeat(64)}.example`, `a@${'x.'.repeat(130)}example`]; // oxfmt-ignore
  test('is valid to the database as it is to the contract', async () => {
    for (const address of addresses) {
      const { rows } = await sql<{
        invalid: boolean;
      }>`select ${isInvalid(sql`${address}::text`)} as invalid`.execute(app.database.db);
      expect([address, rows[0]?.invalid]).toEqual([address, !(email.test(address) && address.length <= 254)]);
    }
  });
});

test('a page of 10,000 recipients is fast', async () => {
  const many = await newCreators(10_000);
  const { teamId } = team.accounts.owner;
  await addAddresses(team, []);
  await sql`insert into contact_addresses (creator_id, address, source, found_at)
    select id, 'c' || id || '@team.example', 'stated', '2026-01-01' from unnest(${many}::bigint[]) as id`.execute(
    app.database.db,
  );
  await team.as(async db => {
    await sql`insert into unlocked_addresses (team_id, creator_id, address, unlocked_by, unlocked_at)
      select ${teamId}, id, 'c' || id || '@team.example', 1, '2026-01-01' from unnest(${many}::bigint[]) as id
      where id % 10 > 0`.execute(db);
    await sql`insert into mail_recipients (team_id, task_id, creator_id, address)
      select ${teamId}, ${taskId}, id, '' from unnest(${many}::bigint[]) as id`.execute(db);
  });
  await list();
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    const from = performance.now();
    expect((await list({ page: 3, size: 50 })).recipients).toHaveLength(50);
    times.push(performance.now() - from);
  }
  // Much less than one by one would take. This is not a measurement: other tests run at the same time.
  expect(Math.min(...times)).toBeLessThan(20_000);
});
