import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  actOnThreads,
  assignCreator,
  correctMail,
  listPeople,
  listThreads,
  getThread,
  type ThreadAct,
} from '../../../../contract/inbox/threads.ts';
import { inboxViews, type InboxView } from '../../../../contract/outreach/mail-kinds.ts';
import { realtimeCodes } from '../../../../contract/core/realtime-channel.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { callApp } from '../../../../test/harness/app/call-endpoint.ts';
import { listenIn, type Ear } from '../../../../test/harness/app/notices-heard.ts';
import { someCreators } from '../../../../test/fixtures/creators/some-creators.ts';
import { addThread, anna, type SomeThread } from '../../../../test/fixtures/inbox/some-threads.ts';
import { makeMember, makeTeam, type Account } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { changeAccount } from '../../../identity/accounts/service.ts';
import { insertLabel } from '../thread-labels.queries.ts';

const hour = 3_600_000;
let app: TestApp;
let ear: Ear;
let own: Account;
let member: Account;
let stranger: Account;
let creatorId = 0;
let token = '';
let strangerToken = '';
let thread = { threadId: 0, mailIds: [0] };

const add = (some: SomeThread = {}) => addThread(app.database.db, app.world, own.teamId, some);
const act = (done: ThreadAct, ids = [thread.threadId], as = token) =>
  callApp(app, actOnThreads, { token: as, body: { ids, act: done } });
const until = (hours: number) => new Date(app.world.now().getTime() + hours * hour).toISOString();

/** Returns the views that show the conversation. */
async function seenIn(): Promise<InboxView[]> {
  const seen: InboxView[] = [];
  for (const view of inboxViews) {
    const { data } = await callApp(app, listThreads, { token, query: { view, size: 100 } });
    if (data.threads.some(({ id }) => id === thread.threadId)) seen.push(view);
  }
  return seen;
}

async function shown(id = thread.threadId, as = token) {
  return (await callApp(app, getThread, { token: as, params: { id } })).data;
}

beforeAll(async () => {
  app = await startTestApp();
  const { db, appUrl } = app.database;
  ear = await listenIn(appUrl);
  own = await makeTeam(db, app.world, 'own', { plan: 'team' });
  member = await makeMember(db, app.world, own.teamId, 'member');
  stranger = await makeTeam(db, app.world, 'stranger');
  token = await app.signInAs(own);
  strangerToken = await app.signInAs(stranger);
  [creatorId = 0] = await someCreators(db, 1, app.world.now());
});
afterAll(async () => {
  await ear.close();
  await app.close();
});
beforeEach(async () => {
  thread = await add();
  await ear.heard();
});

describe('an act', () => {
  test.each<[ThreadAct['kind'], () => ThreadAct, InboxView[]]>([
    ['read', () => ({ kind: 'read' }), ['inbox', 'replies', 'all']],
    ['archive', () => ({ kind: 'archive' }), ['archived', 'all']],
    ['spam', () => ({ kind: 'spam' }), ['spam']],
    ['snooze', () => ({ kind: 'snooze', until: until(2) }), ['snoozed', 'all']],
    [
      'assign',
      () => ({ kind: 'assign', accountId: own.accountId }),
      ['inbox', 'unread', 'replies', 'mine', 'all'],
    ],
  ])('%s moves a conversation between views, and open pages are notified', async (_, done, views) => {
    expect((await act(done())).data).toEqual({ changed: 1 });
    expect(await seenIn()).toEqual(views);
    expect(await ear.heard()).toEqual([
      {
        target: { teamId: own.teamId },
        message: { code: realtimeCodes.thread, id: thread.threadId },
      },
    ]);
  });

  test.each<[ThreadAct, ThreadAct]>([
    [{ kind: 'archive' }, { kind: 'restore' }],
    [{ kind: 'spam' }, { kind: 'notSpam' }],
    [{ kind: 'read' }, { kind: 'unread' }],
  ])('%j is undone by %j', async (done, undone) => {
    await act(done);
    await act(undone);
    expect(await seenIn()).toEqual(['inbox', 'unread', 'replies', 'all']);
  });

  test('unread marks the newest incoming mail', async () => {
    thread = await add({ mails: [{}, {}, { direction: 'out' }] });
    await act({ kind: 'read' });
    await act({ kind: 'unread' });
    const { mails, thread: row } = await shown();
    expect(mails.map(({ isUnread }) => isUnread)).toEqual([false, true, false]);
    expect(row.unread).toBe(1);
  });

  test('snooze returns it on top and unread when its time is over, automatically', async () => {
    await act({ kind: 'read' });
    await act({ kind: 'snooze', until: until(2) });
    const newer = await add();
    app.world.pass(3 * hour);
    const { data } = await callApp(app, listThreads, { token, query: {} });
    const both = data.threads.filter(({ id }) => id === thread.threadId || id === newer.threadId);
    expect(both.map(({ id, unread }) => [id, unread])).toEqual([
      [thread.threadId, 1],
      [newer.threadId, 1],
    ]);
    expect(await seenIn()).toEqual(['inbox', 'unread', 'replies', 'all']);
  });

  test('snooze ends early', async () => {
    await act({ kind: 'snooze', until: until(2) });
    await act({ kind: 'wake' });
    expect(await seenIn()).toEqual(['inbox', 'unread', 'replies', 'all']);
    for (const kind of ['archive', 'spam'] as const) {
      await act({ kind: 'snooze', until: until(2) });
      await act({ kind });
      expect(await seenIn()).not.toContain('snoozed');
    }
  });

  test('snooze requires a future time', async () => {
    expect(await act({ kind: 'snooze', until: until(0) })).toMatchObject({
      code: 400,
      fields: ['act.until'],
    });
    expect((await act({ kind: 'snooze', until: 'soon' })).code).toBe(400);
  });

  test('assign accepts the team’s active accounts only', async () => {
    const { data } = await callApp(app, listPeople, { token });
    expect(data.people).toEqual([
      { id: own.accountId, name: 'own nick' },
      { id: member.accountId, name: 'member nick' },
    ]);
    await act({ kind: 'assign', accountId: member.accountId });
    expect((await shown()).thread.assignedTo).toEqual({ id: member.accountId, name: 'member nick' });
    expect((await act({ kind: 'assign', accountId: stranger.accountId })).code).toBe(404);
    expect((await shown()).thread.assignedTo?.id).toBe(member.accountId);
    const ids = { teamId: own.teamId, accountId: member.accountId };
    await asTeam(app.database.db, own.teamId, db => changeAccount(db, ids, { disabled_at: app.world.now() }));
    expect((await act({ kind: 'assign', accountId: member.accountId })).code).toBe(404);
    await act({ kind: 'assign', accountId: null });
    expect((await shown()).thread.assignedTo).toBeNull();
  });

  test('labels with those of the team, twice as once', async () => {
    const { db } = app.database;
    const fields = { name: 'vip', color: 'red' } as const;
    const labelId = await asTeam(db, own.teamId, db => insertLabel(db, own.teamId, fields));
    const theirs = await asTeam(db, stranger.teamId, db => insertLabel(db, stranger.teamId, fields));
    await act({ kind: 'label', labelId });
    await act({ kind: 'label', labelId });
    expect((await act({ kind: 'label', labelId: theirs })).code).toBe(404);
    expect((await shown()).thread.labels).toEqual([labelId]);
    await act({ kind: 'unlabel', labelId });
    expect((await shown()).thread.labels).toEqual([]);
  });

  test('on many affects the team’s own, and none of another team', async () => {
    const other = await addThread(app.database.db, app.world, stranger.teamId);
    const ids = [thread.threadId, (await add()).threadId, other.threadId, 999_999];
    expect((await act({ kind: 'archive' }, ids)).data).toEqual({ changed: 2 });
    expect((await shown(other.threadId, strangerToken)).thread.archivedAt).toBeNull();
    expect((await act({ kind: 'spam' }, [thread.threadId], strangerToken)).data).toEqual({ changed: 0 });
    expect((await shown()).thread.isSpam).toBe(false);
  });

  test('wants ids and an act that there is', async () => {
    expect((await act({ kind: 'read' }, [])).fields).toEqual(['ids']);
    expect((await act({ kind: 'erase' } as unknown as ThreadAct)).code).toBe(400);
    expect((await act({ kind: 'read' }, [thread.threadId], 'x')).status).toBe(401);
  });
});

describe('the creator of a conversation', () => {
  const assign = (to: number | null, id = thread.threadId, as = token) =>
    callApp(app, assignCreator, { token: as, params: { id }, body: { creatorId: to } });

  const aliases = () =>
    asTeam(app.database.db, own.teamId, db =>
      db
        .selectFrom('address_aliases')
        .select(['address', 'creator_id'])
        .where('team_id', '=', own.teamId)
        .execute(),
    );

  test('can be set, and the address becomes the creator’s', async () => {
    expect((await assign(creatorId)).code).toBe(0);
    const { thread: row, addresses } = await shown();
    expect(row.creator).toMatchObject({ id: creatorId, handle: 'handle_1', name: 'creator 1' });
    expect(addresses).toEqual([anna.address]);
    expect(await aliases()).toEqual([{ address: anna.address, creator_id: creatorId }]);
    expect((await ear.heard()).map(({ message }) => message.code)).toEqual([realtimeCodes.thread]);

    await assign(null);
    expect((await shown()).thread.creator).toBeNull();
    expect(await aliases()).toEqual([]);
  });

  test('is not learned of a server that returns mail', async () => {
    const bounced = await add({ mails: [{ kind: 'bounce' }] });
    await assign(creatorId, bounced.threadId);
    expect((await shown(bounced.threadId)).thread.creator?.id).toBe(creatorId);
    expect(await aliases()).toEqual([]);
  });

  test('cannot be an unknown creator, nor set by another team', async () => {
    expect((await assign(999_999)).code).toBe(404);
    expect((await assign(creatorId, 999_999)).code).toBe(404);
    expect((await assign(creatorId, thread.threadId, strangerToken)).code).toBe(404);
    expect((await assign(0)).fields).toEqual(['creatorId']);
  });
});

describe('the kind of a mail', () => {
  const correct = (id: number, kind: string, as = token) =>
    callApp(app, correctMail, { token: as, params: { id }, body: { kind: kind as 'reply' } });

  test('can be corrected by a user', async () => {
    const [id = 0] = thread.mailIds;
    expect((await correct(id, 'autoReply')).code).toBe(0);
    const { mails, thread: row } = await shown();
    expect(mails[0]).toMatchObject({ kind: 'autoReply', correctedBy: 'own nick' });
    expect(row.kind).toBe('autoReply');
  });

  test('cannot be an unknown kind, nor be set by another team', async () => {
    const [id = 0] = thread.mailIds;
    expect((await correct(id, 'spam')).fields).toEqual(['kind']);
    expect((await correct(id, 'bounce', strangerToken)).code).toBe(404);
    expect((await shown()).thread.kind).toBe('reply');
  });
});
