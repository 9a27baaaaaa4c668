import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { unlockEmails } from '../../../contract/creators/creator-emails.ts';
import { getCreatorMail } from '../../../contract/inbox/creator-mail.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { addSentMail } from '../../../test/fixtures/outreach/sent-mail.ts';
import { someCreators } from '../../../test/fixtures/creators/some-creators.ts';
import { addThread } from '../../../test/fixtures/inbox/some-threads.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { suppressAddress } from '../../outreach/suppressions/service.ts';

const email = 'anna@creators.test';
const hour = 3_600_000;

let app: TestApp;
let made = 0;
let owner: Account;
let token: string;
let id: number;
let other: number;

beforeAll(async () => {
  app = await startTestApp();
  [id = 0, other = 0] = await someCreators(app.database.db, 2, app.world.now());
  await app.database.db
    .insertInto('contact_addresses')
    .values({ creator_id: id, address: email, source: 'bio', found_at: app.world.now() })
    .execute();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await makeTeam(app.database.db, app.world, `owner-${++made}`);
  token = await app.signInAs(owner);
});

const show = (as = token, params: object = {}) =>
  callApp(app, getCreatorMail, { token: as, params: { platform: 'tiktok', id, ...params } });
const unlock = () => callApp(app, unlockEmails, { token, body: { selection: { of: 'ids', ids: [id] } } });
const asOwner = <T>(work: Parameters<typeof asTeam<T>>[2]) => asTeam(app.database.db, owner.teamId, work);
const kinds = async () => (await show()).data.events.map(event => event.kind);

/** A mail of a task, and its result this many hours later. */
async function sent(
  { creatorId, address = email }: { creatorId?: number; address?: string },
  facts: Record<string, number> = {},
) {
  const mail = await addSentMail(app.database.db, app.world, owner, {
    address,
    ...(creatorId && { creatorId }),
  });
  const at = (hours: number) => new Date(app.world.now().getTime() + hours * hour);
  const moments = Object.fromEntries(Object.entries(facts).map(([fact, hours]) => [fact, at(hours)]));
  if (Object.keys(facts).length) {
    await asOwner(db =>
      db
        .updateTable('mail_recipients')
        .set({ ...moments, bounce_text: 'bounced_at' in facts ? '550 gone' : '' })
        .where('team_id', '=', owner.teamId)
        .where('id', '=', mail.recipientId)
        .execute(),
    );
  }
  return mail;
}

describe('mail with a creator', () => {
  test('is none at first, and addresses are known once they are unlocked', async () => {
    expect((await show()).data).toEqual({ events: [], addresses: [] });
    await unlock();
    expect((await show()).data).toEqual({
      events: [],
      addresses: [{ address: email, sent: 0, bounces: 0, lastBounceAt: null, suppressed: null }],
    });
  });

  test('includes mail of tasks and their results, newest first', async () => {
    const { taskId } = await sent({ creatorId: id }, { read_at: 2, replied_at: 5, unsubscribed_at: 9 });
    const { events } = (await show()).data;
    expect(events.map(({ kind, address, taskId: of }) => [kind, address, of])).toEqual([
      ['unsubscribed', email, taskId],
      ['replied', email, taskId],
      ['read', email, taskId],
      ['sent', email, taskId],
    ]);
    expect(events[3]?.at).toBe(app.world.now().toISOString());
  });

  test('includes mail to an unlocked address that was pasted', async () => {
    await sent({});
    expect(await kinds()).toEqual([]);
    await unlock();
    expect(await kinds()).toEqual(['sent']);
    await sent({ creatorId: id });
    expect(await kinds()).toEqual(['sent', 'sent']);
  });

  test('includes incoming mail and one-to-one emails, without copies of task mail', async () => {
    const { messageId } = await sent({ creatorId: id });
    const { threadId } = await addThread(app.database.db, app.world, owner.teamId, {
      creatorId: id,
      mails: [{ direction: 'out', messageId }, {}, { direction: 'out', subject: 'By hand' }],
    });
    const { events } = (await show()).data;
    expect(events.map(({ kind, subject, threadId: of }) => [kind, subject, of])).toEqual(
      expect.arrayContaining([
        ['letter', 'By hand', threadId],
        ['received', 'Working together', threadId],
      ]),
    );
    expect(events.map(event => event.kind).toSorted()).toEqual(['letter', 'received', 'sent']);
  });

  test('excludes spam, and mail of others', async () => {
    await sent({ creatorId: other, address: 'other@creators.test' });
    await addThread(app.database.db, app.world, owner.teamId, { creatorId: other });
    expect((await show()).data.events).toEqual([]);
  });

  test('has emails that did not arrive for sure', async () => {
    await unlock();
    const draft = { account_id: owner.accountId, kind: 'new' as const, created_at: app.world.now() };
    const content = {
      to: `Anna <${email.toUpperCase()}>`,
      subject: 'Hello',
      cc: '',
      bcc: '',
      html: '',
      attachments: [],
      quotes: false,
      parts: [],
    };
    const states = ['failed', 'in_doubt', 'draft', 'sent'] as const;
    await asOwner(db =>
      db
        .insertInto('one_to_one_emails')
        .values(
          states.map(state => ({
            ...draft,
            team_id: owner.teamId,
            state,
            content: JSON.stringify(content),
            changed_at: app.world.now(),
          })),
        )
        .execute(),
    );
    expect((await kinds()).toSorted()).toEqual(['failed', 'inDoubt']);
  });

  test('shows the results of an address: sent, bounced, and why it is suppressed', async () => {
    await unlock();
    await sent({ creatorId: id });
    await sent({ creatorId: id }, { bounced_at: 3 });
    await asOwner(db =>
      suppressAddress(db, app.world, owner.teamId, {
        address: email,
        reason: 'bounced',
        proof: { way: 'mail', address: '', agent: '', task: '', note: '550 gone' },
      }),
    );
    const { addresses, events } = (await show()).data;
    expect(addresses).toEqual([
      {
        address: email,
        sent: 2,
        bounces: 1,
        lastBounceAt: new Date(app.world.now().getTime() + 3 * hour).toISOString(),
        suppressed: 'bounced',
      },
    ]);
    expect(events[0]).toMatchObject({ kind: 'bounced', text: '550 gone' });
  });

  test('is private to the team', async () => {
    await unlock();
    await sent({ creatorId: id }, { bounced_at: 3 });
    await addThread(app.database.db, app.world, owner.teamId, { creatorId: id });
    const stranger = await makeTeam(app.database.db, app.world, `stranger-${made}`);
    const theirs = await app.signInAs(stranger);
    expect((await show(theirs)).data).toEqual({ events: [], addresses: [] });
  });

  test('is not found for an unknown creator, or under another platform', async () => {
    expect(await show(token, { id: 999_999_999 })).toMatchObject({ status: 404 });
    expect(await show(token, { platform: 'youtube' })).toMatchObject({ status: 404 });
    expect(await show(token, { id: 'x' })).toMatchObject({ status: 400, fields: ['id'] });
  });
});
