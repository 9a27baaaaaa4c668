import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CreatorStatus } from '../../../contract/creators/team-creators/team-creators.ts';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { blockCreators } from '../blocklist/service.ts';
import { removeMember } from '../../workspace/members/service.ts';
import { loadSample } from '../../sandbox/controls/service.ts';
import {
  addNotes,
  addTags,
  contactsOf,
  creatorsWith,
  marksOf,
  maxTeamTags,
  recordContact,
  removeTags,
  setStatus,
} from './service.ts';

const world = testContext();
let database: TestDatabase;
let made = 0;
let owner: Account;
let member: Account;
let creators: number[];

beforeAll(async () => {
  database = await freshDatabase();
  await loadSample(database.db, world, { count: 60 });
  const rows = await database.db.selectFrom('creators').select('id').orderBy('id').execute();
  creators = rows.map(row => row.id);
});
afterAll(() => database.drop());
beforeEach(async () => {
  owner = await makeTeam(database.db, world, `owner-${++made}`);
  member = await makeMember(database.db, world, owner.teamId, `member-${made}`);
});

const unknown = 999_999_999;
const id = (index: number) => creators[index] ?? 0;
const ctxOf = ({ teamId, accountId }: Account): SignedIn => ({
  ...world,
  actor: { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false },
});
/** Runs as an account, in a transaction of its team. */
const as = <T>(account: Account, work: (db: Db, ctx: SignedIn) => Promise<T>) =>
  asTeam(database.db, account.teamId, db => work(db, ctxOf(account)));
const setTo = (status: CreatorStatus, ids: number[], by = owner) =>
  as(by, (db, ctx) => setStatus(db, ctx, ids, status));
const tag = (tags: string[], ids: number[], by = owner) => as(by, (db, ctx) => addTags(db, ctx, ids, tags));
const untag = (tags: string[], ids: number[], by = owner) =>
  as(by, (db, ctx) => removeTags(db, ctx, ids, tags));
const contact = (ids: number[], at = world.now(), by = owner) =>
  as(by, (db, ctx) => recordContact(db, ctx, ids, at));
const markOf = async (creatorId: number, viewer = owner) => {
  const marks = await as(viewer, (db, ctx) => marksOf(db, ctx, [creatorId]));
  return marks.get(creatorId);
};
const many = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}-${at}`);

describe('a status', () => {
  it('is set for many, and returns the changed ones', async () => {
    expect(await setTo('agreed', [id(1), id(0), id(1), unknown])).toEqual({ changed: [id(0), id(1)] });
    expect(await setTo('agreed', [id(0), id(2)])).toEqual({ changed: [id(2)] });
    expect(await setTo('new', [id(0), id(5)])).toEqual({ changed: [id(0)] });
    expect([await markOf(id(0)), await markOf(id(1))]).toMatchObject([
      { status: 'new' },
      { status: 'agreed' },
    ]);
  });

  it('of contacted records a contact by the caller, once', async () => {
    const first = world.now().toISOString();
    await setTo('contacted', [id(0)], member);
    world.pass(60_000);
    expect(await setTo('contacted', [id(0)])).toEqual({ changed: [] });
    const lastContact = { at: first, by: `${member.username} nick`, mine: false };
    expect(await markOf(id(0))).toMatchObject({ status: 'contacted', lastContact });
    await setTo('negotiating', [id(0)]);
    expect(await markOf(id(0), member)).toMatchObject({
      status: 'negotiating',
      lastContact: { ...lastContact, mine: true },
    });
    await setTo('contacted', [id(0)]);
    expect(await markOf(id(0))).toMatchObject({ lastContact: { mine: true, at: world.now().toISOString() } });
  });

  it('is recorded, one creator by name', async () => {
    await setTo('replied', [id(0), id(1)]);
    await setTo('replied', [id(0), id(1)]);
    await setTo('rejected', [id(1)]);
    const rows = await as(owner, db =>
      db
        .selectFrom('audit_log_entries as r')
        .innerJoin('audit_log_values as v', join =>
          join.onRef('v.team_id', '=', 'r.team_id').onRef('v.entry_id', '=', 'r.id'),
        )
        .select(['r.subject_id', 'v.subject_name', 'v.after'])
        .where('r.action', '=', 'creator.status')
        .orderBy('r.id')
        .execute(),
    );
    expect(rows).toEqual([
      { subject_id: null, subject_name: '', after: { creators: 2, status: 'replied' } },
      {
        subject_id: id(1),
        subject_name: expect.stringMatching(/./),
        after: { creators: 1, status: 'rejected' },
      },
    ]);
  });

  it('set by several at once in any order changes each creator once', async () => {
    const answers = await Promise.all(
      [owner, member, owner, member].map((by, at) =>
        setTo('replied', at % 2 ? creators.toReversed() : creators, by),
      ),
    );
    const changed = answers.flatMap(answer => answer.changed);
    expect(changed.toSorted((a, b) => a - b)).toEqual(creators);
  });

  it('of other teams stays', async () => {
    const stranger = await makeTeam(database.db, world, `stranger-${made}`);
    await setTo('agreed', [id(0)], stranger);
    expect(await setTo('new', [id(0)])).toEqual({ changed: [] });
    expect(await markOf(id(0), stranger)).toMatchObject({ status: 'agreed' });
  });
});

describe('tags', () => {
  it('are added and removed for many, and return the changed creators', async () => {
    expect(await tag(['美妆', 'VIP', 'VIP'], [id(1), id(0), unknown])).toEqual({
      changed: [id(0), id(1)],
      refused: [],
    });
    expect(await tag(['VIP'], [id(1), id(2)])).toEqual({ changed: [id(2)], refused: [] });
    expect(await untag(['美妆', 'nobody has it'], [id(0), id(2)])).toEqual({ changed: [id(0)] });
    expect((await markOf(id(0)))?.teamTags).toEqual(['VIP']);
    expect((await markOf(id(1)))?.teamTags.toSorted()).toEqual(['VIP', '美妆']);
  });

  it('are at most twenty per creator: a full one gets none, the others do', async () => {
    await tag(many('tag', maxTeamTags - 1), [id(0)]);
    const { changed, refused } = await tag(['one', 'two'], [id(0), id(1)]);
    expect(changed).toEqual([id(1)]);
    expect(refused).toEqual([{ creatorId: id(0), reason: expect.stringContaining('20') }]);
    expect((await markOf(id(0)))?.teamTags).toHaveLength(maxTeamTags - 1);
    expect(await tag(['tag-0', 'last'], [id(0)])).toEqual({ changed: [id(0)], refused: [] });
    expect(await tag(['last', 'tag-1'], [id(0)])).toEqual({ changed: [], refused: [] });
    expect((await tag(many('more', maxTeamTags + 1), [id(2)])).refused).toHaveLength(1);
  });

  it('stay at most twenty when several add at once', async () => {
    const ids = [id(0), id(1), id(2)];
    const answers = await Promise.all(
      many('who', 5).map((who, at) => tag(many(who, 8), at % 2 ? ids.toReversed() : ids)),
    );
    expect(answers.filter(({ changed }) => changed.length === 3)).toHaveLength(2);
    for (const each of ids) expect((await markOf(each))?.teamTags).toHaveLength(16);
  });

  it('removed and added concurrently end with the last change, without a deadlock', async () => {
    await tag(['a', 'b'], creators);
    await Promise.all([
      untag(['a'], creators),
      tag(['c'], creators.toReversed()),
      untag(['b', 'a'], creators.toReversed()),
    ]);
    const marks = await as(owner, (db, ctx) => marksOf(db, ctx, creators));
    expect([...marks.values()].every(({ teamTags }) => teamTags.join() === 'c')).toBe(true);
  });
});

describe('marks', () => {
  it('exist for every id, even without any data', async () => {
    const marks = await as(owner, (db, ctx) => marksOf(db, ctx, [id(3), id(4)]));
    const untouched = { status: 'new', lists: [], teamTags: [], notes: 0, blocked: null, lastContact: null };
    expect(marks).toEqual(
      new Map([
        [id(3), untouched],
        [id(4), untouched],
      ]),
    );
    expect(await as(owner, (db, ctx) => marksOf(db, ctx, []))).toEqual(new Map());
  });

  it('hold lists, blacklist and the number of notes', async () => {
    const at = world.now();
    const listId = await as(owner, async (db, ctx) => {
      const { teamId, accountId } = owner;
      const list = { team_id: teamId, name: 'Spring', color: 3, visibility: 'private' as const };
      const { id: made } = await db
        .insertInto('lists')
        .values({ ...list, created_by: accountId, created_at: at, archived_at: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      const place = { team_id: teamId, list_id: made, creator_id: id(0) };
      await db
        .insertInto('list_members')
        .values({ ...place, added_at: at, added_by: accountId })
        .execute();
      await addNotes(db, ctx, [id(0), id(1)], 'to both');
      await addNotes(db, ctx, [id(0)], 'to one');
      await blockCreators(db, ctx, [id(0)], { reason: 'only here', listId: made });
      return made;
    });
    const blocked = { by: `${owner.username} nick`, at: at.toISOString() };
    expect(await markOf(id(0))).toMatchObject({
      lists: [{ id: listId, name: 'Spring', color: 3 }],
      notes: 2,
      blocked: { ...blocked, reason: 'only here', everywhere: false },
    });
    expect(await markOf(id(0), member)).toMatchObject({ lists: [], notes: 2, blocked: null });
    await as(owner, (db, ctx) => blockCreators(db, ctx, [id(0)], { reason: 'at all' }));
    expect(await markOf(id(0), member)).toMatchObject({
      blocked: { ...blocked, reason: 'at all', everywhere: true },
    });
    expect(await markOf(id(0))).toMatchObject({ blocked: { reason: 'at all' } });
  });

  it('name nobody after the account was deleted', async () => {
    await setTo('contacted', [id(0)], member);
    await as(member, (db, ctx) => blockCreators(db, ctx, [id(0)], { reason: 'x' }));
    await removeMember(database.db, ctxOf(owner), member.accountId);
    expect(await markOf(id(0))).toMatchObject({
      lastContact: { by: '', mine: false },
      blocked: { by: '' },
    });
  });
});

describe('a contact', () => {
  const ago = (minutes: number) => new Date(world.now().getTime() - minutes * 60_000);

  it('makes a new creator contacted and leaves every other status', async () => {
    await setTo('negotiating', [id(1)]);
    await contact([id(0), id(1), unknown], ago(5));
    expect([await markOf(id(0)), await markOf(id(1))]).toMatchObject([
      { status: 'contacted', lastContact: { at: ago(5).toISOString(), mine: true } },
      { status: 'negotiating', lastContact: { at: ago(5).toISOString() } },
    ]);
  });

  it('is the newest one, in whichever order they arrive', async () => {
    await Promise.all([
      contact([id(0)], ago(30)),
      contact([id(0)], ago(10), member),
      contact([id(0)], ago(20)),
    ]);
    const by = `${member.username} nick`;
    expect(await markOf(id(0))).toMatchObject({ lastContact: { at: ago(10).toISOString(), by } });
    await setTo('new', [id(0)]);
    await contact([id(0)], ago(40));
    expect(await markOf(id(0))).toMatchObject({ status: 'contacted', lastContact: { by } });
  });

  it('of a colleague since a moment is reported, the caller’s own is not', async () => {
    await contact([id(0)], ago(10), member);
    await contact([id(1)], ago(5), member);
    await contact([id(2)], ago(5));
    await contact([id(3)], ago(100), member);
    const since = (minutes: number) =>
      as(owner, (db, ctx) => contactsOf(db, ctx, [id(0), id(1), id(2), id(3), id(4)], ago(minutes)));
    const by = `${member.username} nick`;
    expect(await since(60)).toEqual([
      { creatorId: id(1), by, at: ago(5) },
      { creatorId: id(0), by, at: ago(10) },
    ]);
    expect(await since(10)).toHaveLength(2);
    await removeMember(database.db, ctxOf(owner), member.accountId);
    expect((await since(60)).map(each => each.by)).toEqual(['', '']);
  });
});

describe('creators with', () => {
  const found = (filter: Parameters<typeof creatorsWith>[2]) =>
    as(owner, (db, ctx) => creatorsWith(db, ctx, filter));
  const [tagged, replied, written, rejected] = [0, 1, 2, 3];

  beforeEach(async () => {
    await tag(['vip'], [id(tagged), id(replied)]);
    await setTo('replied', [id(replied)]);
    await contact([id(written)]);
    await setTo('new', [id(written)]);
    await setTo('rejected', [id(rejected)]);
  });

  const cases: [string, Parameters<typeof creatorsWith>[2], { only: number[] } | { except: number[] }][] = [
    ['nothing asked', {}, { except: [] }],
    ['a status', { status: ['replied'] }, { only: [replied] }],
    ['one of two', { status: ['replied', 'rejected'] }, { only: [replied, rejected] }],
    ['new', { status: ['new'] }, { except: [replied, rejected] }],
    ['new or another', { status: ['new', 'replied'] }, { except: [rejected] }],
    ['contacted', { contacted: true }, { only: [replied, written, rejected] }],
    ['not contacted', { contacted: false }, { except: [replied, written, rejected] }],
    ['new, but contacted', { status: ['new'], contacted: true }, { only: [written] }],
    ['new, not contacted', { status: ['new'], contacted: false }, { except: [replied, written, rejected] }],
    ['replied, not contacted', { status: ['replied'], contacted: false }, { only: [] }],
    ['a tag', { tag: 'vip' }, { only: [tagged, replied] }],
    ['a tag, not contacted', { tag: 'vip', contacted: false }, { only: [tagged] }],
    ['a tag and new', { tag: 'vip', status: ['new'] }, { only: [tagged] }],
    ['a tag that nobody has', { tag: 'vi' }, { only: [] }],
  ];
  it.each(cases)('%s', async (_what, filter, expected) => {
    const answer = await found(filter);
    const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b);
    expect('only' in answer ? { only: sorted(answer.only) } : { except: sorted(answer.except) }).toEqual(
      'only' in expected ? { only: expected.only.map(id) } : { except: expected.except.map(id) },
    );
  });
});
