import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testContext, type TestContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { addThread } from '../../../test/fixtures/inbox/some-threads.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { Schema } from '../../core/db/schema/schema.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { readEnv } from '../../core/settings/env.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { countInbox } from '../../inbox/threads/listing/unread-counts.ts';
import { loadMailBody } from '../../inbox/threads/messages/load-mail-body.ts';
import { deleteOldJob } from './jobs.ts';

let database: TestDatabase;
let ctx: TestContext;
let owner: Account;
let other: Account;
let made = 0;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  ctx = testContext();
  owner = await makeTeam(database.db, ctx, `aging-${++made}`);
  other = await makeTeam(database.db, ctx, `aging-${made}-other`);
});

const day = 86_400_000;
const signedIn = ({ teamId, accountId } = owner) => ({
  ...ctx,
  actor: { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false } as const,
});
const run = (settings: Record<string, string>) =>
  deleteOldJob.run(database.db, ctx, {}, { settings: readEnv(settings) });
const countOf = (table: keyof Schema, { teamId } = owner) =>
  asTeam(database.db, teamId, async db => {
    const rows = await db
      .selectFrom(table)
      .select('team_id' as never)
      .execute();
    return rows.length;
  });
const counts = async (tables: readonly (keyof Schema)[], of = owner) =>
  Object.fromEntries(await Promise.all(tables.map(async table => [table, await countOf(table, of)])));

describe('values of operation records', () => {
  const record = (name: string, { teamId } = owner) =>
    asTeam(database.db, teamId, db =>
      recordOperation(
        db,
        { ...signedIn({ ...owner, teamId }), from: { address: '192.0.2.7', agent: 'Chrome' } },
        teamId,
        {
          action: 'member.rename',
          subject: 'member',
          subjectId: 5,
          subjectName: name,
          after: { nickname: name },
        },
      ),
    );
  const valuesOf = ({ teamId } = owner) =>
    asTeam(database.db, teamId, db =>
      db
        .selectFrom('audit_log_values as v')
        .innerJoin('audit_log_entries as e', join =>
          join.onRef('e.team_id', '=', 'v.team_id').onRef('e.id', '=', 'v.entry_id'),
        )
        .select([
          'e.action',
          'e.fields',
          'v.subject_name',
          'v.after',
          'v.address',
          'v.agent',
          'v.account_name',
        ])
        .where('e.action', '=', 'member.rename')
        .orderBy('e.id')
        .execute(),
    );

  it('go after their days, and what was done stays', async () => {
    await record('old');
    ctx.pass(20 * day);
    await record('young');
    await record('theirs', other);
    ctx.pass(10 * day);
    await run({ OPERATION_RETENTION_DAYS: '31' });
    expect((await valuesOf()).map(row => row.subject_name)).toEqual(['old', 'young']);
    await run({ OPERATION_RETENTION_DAYS: '29' });
    expect(await valuesOf()).toMatchObject([
      {
        action: 'member.rename',
        fields: ['nickname'],
        subject_name: '',
        after: null,
        address: '',
        agent: '',
        account_name: '',
      },
      { subject_name: 'young', after: { nickname: 'young' }, address: '192.0.2.7' },
    ]);
    expect(await valuesOf(other)).toMatchObject([{ subject_name: 'theirs' }]);
  });

  it('stay without a setting', async () => {
    await record('old');
    ctx.pass(3000 * day);
    await run({});
    expect(await valuesOf()).toMatchObject([{ subject_name: 'old' }]);
  });

  it('go over more of them than one transaction takes', async () => {
    await asTeam(database.db, owner.teamId, async db => {
      const entry = {
        team_id: owner.teamId,
        at: ctx.now(),
        action: 'member.rename',
        subject: 'member',
      } as const;
      const entries = Array.from({ length: 2500 }, () => ({ ...entry, account_id: null, subject_id: null }));
      const ids = await db.insertInto('audit_log_entries').values(entries).returning('id').execute();
      const values = ids.map(({ id }) => ({ team_id: owner.teamId, entry_id: id, subject_name: `n${id}` }));
      await db.insertInto('audit_log_values').values(values).execute();
    });
    ctx.pass(2 * day);
    await run({ OPERATION_RETENTION_DAYS: '1' });
    expect((await valuesOf()).filter(row => row.subject_name !== '')).toEqual([]);
    expect(await valuesOf()).toHaveLength(2500);
  });
});

const contents = ['inbox_bodies', 'inbox_sources', 'inbox_words'] as const;
const around = ['inbox_threads', 'inbox_mails', 'inbox_places'] as const;

describe('the contents of mails', () => {
  const shownOf = async (mailId: number) =>
    loadMailBody(database.db, signedIn(), { publicUrl: '' }, { mailId, areRemoteShown: false });

  it('go after their days, and every count stays', async () => {
    const old = await addThread(database.db, ctx, owner.teamId, { mails: [{}, { direction: 'out' }] });
    const before = await countInbox(database.db, signedIn());
    ctx.pass(60 * day);
    await addThread(database.db, ctx, owner.teamId);
    await addThread(database.db, ctx, other.teamId);
    ctx.pass(40 * day);
    await run({ MAIL_RETENTION_DAYS: '0' });
    await run({ MAIL_RETENTION_DAYS: '101' });
    expect(await counts([...contents, ...around])).toMatchObject({ inbox_bodies: 3, inbox_mails: 3 });
    await run({ MAIL_RETENTION_DAYS: '90' });
    expect(await counts([...contents, ...around])).toEqual({
      inbox_bodies: 1,
      inbox_sources: 1,
      inbox_words: 1,
      inbox_threads: 2,
      inbox_mails: 3,
      inbox_places: 3,
    });
    expect(await counts(contents, other)).toMatchObject({ inbox_bodies: 1 });
    expect(await shownOf(old.mailIds[0] ?? 0)).toMatchObject({ isExpired: true, text: '', html: '' });
    const after = await countInbox(database.db, signedIn());
    expect(after.views.all - before.views.all).toBe(1);
    const mails = await asTeam(database.db, owner.teamId, db =>
      db.selectFrom('inbox_mails').select(['snippet', 'kind', 'from_name']).orderBy('id').execute(),
    );
    expect(mails[0]).toEqual({ snippet: '', kind: 'reply', from_name: 'Anna Lee' });
    expect(mails[2]?.snippet).not.toBe('');
  });

  it('that are gone are never judged again', async () => {
    await addThread(database.db, ctx, owner.teamId);
    ctx.pass(100 * day);
    await run({ MAIL_RETENTION_DAYS: '90' });
    const outdated = await asTeam(database.db, owner.teamId, db =>
      db.selectFrom('inbox_mails').select('id').where('rules_version', '<', 1_000_000).execute(),
    );
    expect(outdated).toEqual([]);
  });
});

describe('conversations', () => {
  const match = { way: 'references' as const, taskId: 1, recipientId: 1 };
  const subjects = ({ teamId } = owner) =>
    asTeam(database.db, teamId, async db => {
      const rows = await db.selectFrom('inbox_threads').select('subject').orderBy('id').execute();
      return rows.map(row => row.subject);
    });

  it('that nobody answered go as a whole, and no others', async () => {
    await addThread(database.db, ctx, owner.teamId, {
      subject: 'silent',
      mails: [{ messageId: '<silent@x>' }, {}],
    });
    await addThread(database.db, ctx, owner.teamId, {
      subject: 'answered',
      mails: [{}, { direction: 'out' }],
    });
    await addThread(database.db, ctx, owner.teamId, { subject: 'of a task', match });
    ctx.pass(60 * day);
    await addThread(database.db, ctx, owner.teamId, { subject: 'young' });
    await addThread(database.db, ctx, other.teamId, { subject: 'theirs' });
    ctx.pass(40 * day);
    await run({ UNANSWERED_RETENTION_DAYS: '101' });
    expect(await subjects()).toHaveLength(4);
    await run({ UNANSWERED_RETENTION_DAYS: '90' });
    expect(await subjects()).toEqual(['answered', 'of a task', 'young']);
    expect(await subjects(other)).toEqual(['theirs']);
    expect(await counts([...contents, 'inbox_mails', 'inbox_places', 'inbox_thread_ids'])).toEqual({
      inbox_bodies: 4,
      inbox_sources: 4,
      inbox_words: 4,
      inbox_mails: 4,
      inbox_places: 4,
      inbox_thread_ids: 0,
    });
  });
});
