import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listThreads, getInboxCounts } from '../../../../contract/inbox/threads.ts';
import { inboxViews, type InboxView } from '../../../../contract/outreach/mail-kinds.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { callApp, type CallOptions } from '../../../../test/harness/app/call-endpoint.ts';
import { addSentMail } from '../../../../test/fixtures/outreach/sent-mail.ts';
import { addThread, type SomeMail, type SomeThread } from '../../../../test/fixtures/inbox/some-threads.ts';
import { makeTeam, type Account } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { insertLabel } from '../thread-labels.queries.ts';

const hour = 3_600_000;
let app: TestApp;
let own: Account;
let token = '';
let strangerToken = '';
let label = 0;
let taskId = 0;

const ago = (hours: number) => new Date(app.world.now().getTime() - hours * hour);
const add = (thread: SomeThread, teamId = own.teamId) =>
  addThread(app.database.db, app.world, teamId, thread);
const said = (subject: string, hours: number, mail: SomeMail = {}, thread: SomeThread = {}) =>
  add({ subject, mails: [{ at: ago(hours), ...mail }], ...thread });

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  own = await makeTeam(db, app.world, 'own');
  const stranger = await makeTeam(db, app.world, 'stranger');
  token = await app.signInAs(own);
  strangerToken = await app.signInAs(stranger);
  const labelled = { name: 'vip', color: 'red' } as const;
  label = await asTeam(db, own.teamId, db => insertLabel(db, own.teamId, labelled));
  const { recipientId, ...sent } = await addSentMail(db, app.world, own);
  taskId = sent.taskId;
  const match = { way: 'references', taskId, recipientId } as const;

  await said('reply', 1, {}, { match, labels: [label], assignedTo: own.accountId });
  await said('read reply', 2, { isRead: true }, { senderId: 2, creatorId: 7 });
  await said('opt-out', 3, { kind: 'unsubscribe' });
  await said('away', 4, { kind: 'autoReply' });
  await said('delay', 5, { kind: 'delay' });
  await said('bounce', 6, { kind: 'bounce' });
  await said('complaint', 7, { kind: 'complaint' });
  await said('due again', 90, {}, { snoozedUntil: ago(2.5) });
  await said('put off', 8, {}, { snoozedUntil: ago(-24) });
  await said('archived', 9, {}, { archivedAt: ago(1) });
  await said('junk', 10, {}, { isSpam: true });
  await add({ subject: 'only written', mails: [{ direction: 'out', at: ago(0) }] });
  await add({ subject: 'theirs' }, stranger.teamId);
});
afterAll(() => app.close());

async function list(query: CallOptions<typeof listThreads>['query'] = {}, as = token) {
  const { data, ...answer } = await callApp(app, listThreads, { token: as, query });
  return { ...answer, next: data?.next, subjects: data?.threads?.map(({ subject }) => subject) };
}

const inbox = ['reply', 'read reply', 'due again', 'opt-out', 'away', 'delay', 'bounce', 'complaint'];

describe('a view', () => {
  test.each<[InboxView, string[]]>([
    ['inbox', inbox],
    ['unread', inbox.filter(subject => subject !== 'read reply')],
    ['replies', ['reply', 'read reply', 'due again', 'opt-out', 'complaint']],
    ['automatic', ['away', 'delay']],
    ['bounces', ['bounce']],
    ['mine', ['reply']],
    ['snoozed', ['put off']],
    ['archived', ['archived']],
    ['spam', ['junk']],
    ['all', [...inbox.filter(subject => subject !== 'due again'), 'put off', 'archived', 'due again']],
  ])('%s shows the newest first', async (view, subjects) => {
    expect((await list({ view })).subjects).toEqual(subjects);
  });

  test.each<[string, CallOptions<typeof listThreads>['query'], string[]]>([
    ['a mailbox', { senderId: 2 }, ['read reply']],
    ['a creator', { creatorId: 7 }, ['read reply']],
    ['a creator in vain', { creatorId: 8 }, []],
  ])('is narrowed to %s', async (_, query, subjects) => {
    expect((await list(query)).subjects).toEqual(subjects);
  });

  test('is narrowed to a label and a task', async () => {
    expect((await list({ label })).subjects).toEqual(['reply']);
    expect((await list({ taskId, view: 'all' })).subjects).toEqual(['reply']);
    expect((await list({ label, view: 'bounces' })).subjects).toEqual([]);
  });

  test('is paged without gaps, and a new conversation in between moves nothing', async () => {
    const seen: string[] = [];
    let after: string | null | undefined;
    for (let page = 0; page < 20 && after !== null; page += 1) {
      const { next, subjects } = await list({ view: 'inbox', size: 2, ...(after && { after }) });
      expect(subjects?.length).toBeLessThanOrEqual(2);
      seen.push(...(subjects ?? []));
      after = next ?? null;
    }
    expect(seen).toEqual(inbox);
  });

  test('shows related data', async () => {
    const { data } = await callApp(app, listThreads, { token, query: { label } });
    expect(data.threads[0]).toMatchObject({
      counterpart: { name: 'Anna Lee', address: 'anna@creators.test' },
      task: { id: taskId, name: 'own task' },
      kind: 'reply',
      snippet: 'Sounds good, tell me more.',
      mails: 1,
      unread: 1,
      assignedTo: { id: own.accountId, name: 'own nick' },
      labels: [label],
      lastAt: ago(1).toISOString(),
    });
  });

  test('refuses invalid cursors, and unknown views', async () => {
    for (const after of ['x', Buffer.from('9'.repeat(15) + '9.1').toString('base64url'), '????']) {
      expect(await list({ after })).toMatchObject({ code: 400, fields: ['after'] });
    }
    expect(await list({ view: 'none' as InboxView })).toMatchObject({ code: 400, fields: ['view'] });
  });

  test('is the team’s own', async () => {
    expect((await list({ view: 'all' }, strangerToken)).subjects).toEqual(['theirs']);
    expect((await list({ q: 'sounds' }, strangerToken)).subjects).toEqual(['theirs']);
    expect((await list({ q: 'sounds', creatorId: 7 }, strangerToken)).subjects).toEqual([]);
  });
});

test('unread conversations are counted', async () => {
  const { data } = await callApp(app, getInboxCounts, { token });
  const counts: Record<InboxView, number> = {
    inbox: 7,
    unread: 7,
    replies: 4,
    automatic: 2,
    bounces: 1,
    mine: 1,
    snoozed: 1,
    archived: 1,
    spam: 1,
    all: 9,
  };
  expect(Object.keys(counts)).toEqual([...inboxViews]);
  expect(data).toEqual({
    views: counts,
    labels: [{ id: label, unread: 1 }],
    senders: [{ id: 1, unread: 7 }],
  });
  const { data: none } = await callApp(app, getInboxCounts, { token: strangerToken });
  expect(none.views.inbox).toBe(1);
});

describe('more than can be counted', () => {
  test('is a thousand', async () => {
    const many = await makeTeam(app.database.db, app.world, 'many');
    const { threadId } = await add({}, many.teamId);
    await asTeam(app.database.db, many.teamId, async db => {
      const one = await db
        .selectFrom('inbox_threads')
        .selectAll()
        .where('team_id', '=', many.teamId)
        .where('id', '=', threadId)
        .executeTakeFirstOrThrow();
      const { id: _, ...row } = one;
      await db
        .insertInto('inbox_threads')
        .values(Array.from({ length: 1200 }, () => row))
        .execute();
    });
    const { data } = await callApp(app, getInboxCounts, { token: await app.signInAs(many) });
    expect(data).toMatchObject({ views: { inbox: 1000, spam: 0 }, senders: [{ id: 1, unread: 1000 }] });
  });
});
