import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { aRound, someContent } from '../../../../test/fixtures/outreach/mailing-fixture.ts';
import { addSentMail, recipientNow, type SentMail } from '../../../../test/fixtures/outreach/sent-mail.ts';
import { makeTeam, type Account } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { putDue } from '../../../core/db/due-work/due-work.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { hitRulesVersion } from './classify-hits.ts';
import { reclassifyHits } from '../service.ts';
import type { VersionSnapshot } from '../../mail-content/service.ts';

let app: TestApp;
let made = 0;
let owner: Account;
let mail: SentMail;
let token: string;

const html = `<p><a href="https://shop.test/a?b=1&amp;c=2">one</a>
  <a href="https://shop.test/by/{{creator.handle}}">two</a> <a href="mailto:me@mail.test">mail</a></p>`;

const content = someContent({ senderIds: [1], rounds: [aRound({ html })], unsubscribeFooter: false });
const snapshot: VersionSnapshot = {
  content,
  senders: [{ id: 1, name: 'Me', address: 'me@mail.test', replyTo: '', signatureHtml: '' }],
  publicUrl: 'http://starbridge.test',
  teamName: 'Team',
};

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.database;
  owner = await makeTeam(db, app.world, `owner-${++made}`);
  mail = await addSentMail(db, app.world, owner);
  token = app.mail.linkTokens.seal(owner.teamId, mail.messageRowId);
  await asTeam(db, owner.teamId, async db => {
    const version = { team_id: owner.teamId, task_id: mail.taskId, version: 1, changed_by: owner.accountId };
    await db
      .insertInto('mail_task_versions')
      .values({ ...version, content: JSON.stringify(snapshot), changed_at: app.world.now() })
      .execute();
    await db
      .updateTable('mail_messages')
      .set({ values: JSON.stringify({ 'creator.handle': 'lan' }) })
      .where('team_id', '=', owner.teamId)
      .execute();
  });
  app.world.pass(60_000);
});

const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
const gmail = 'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)';
const get = (path: string, { agent = browser, method = 'GET' as const } = {}) =>
  app.inject({ method, path, headers: { 'user-agent': agent } });
const hits = () =>
  asTeam(app.database.db, owner.teamId, db =>
    db
      .selectFrom('mail_hits')
      .select([
        'kind',
        'link',
        'is_head',
        'at',
        'address',
        'agent',
        'recipient_id',
        'round',
        'verdict',
        'rule',
      ])
      .orderBy('id')
      .execute(),
  );
const facts = () => recipientNow(app.database.db, owner.teamId, mail.recipientId);

describe('the picture', () => {
  it('is an uncached pixel, which other sites may show', async () => {
    const answer = await get(`/m/o/${token}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/gif',
      'cache-control': 'no-store, private',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(answer.rawPayload.subarray(0, 6).toString()).toBe('GIF89a');
    expect([...answer.rawPayload.subarray(6, 10)]).toEqual([1, 0, 1, 0]);
  });

  it('fetched by a person is a read, the first time counting', async () => {
    await get(`/m/o/${token}`);
    const first = app.world.now();
    app.world.pass(60_000);
    await get(`/m/o/${token}`);
    expect(await facts()).toMatchObject({ read_at: first, clicked_at: null, state: 'waiting' });
    expect(await hits()).toMatchObject([
      {
        kind: 'open',
        link: 0,
        is_head: false,
        at: first,
        address: '127.0.0.1',
        agent: browser,
        recipient_id: mail.recipientId,
        round: 1,
        verdict: 'person',
        rule: '',
      },
      { kind: 'open', verdict: 'person' },
    ]);
  });

  it('of an automatic fetch is stored, but is not a read', async () => {
    await get(`/m/o/${token}`, { agent: gmail });
    await get(`/m/o/${token}`, { method: 'HEAD' as 'GET' });
    expect(await hits()).toMatchObject([
      { is_head: false, verdict: 'proxy', rule: 'gmailProxy' },
      { is_head: true, verdict: 'scanner', rule: 'headOnly' },
    ]);
    expect(await facts()).toMatchObject({ read_at: null });
  });

  it('fetched on arrival is no read', async () => {
    app.world.pass(-59_000);
    await get(`/m/o/${token}`);
    expect(await hits()).toMatchObject([{ verdict: 'scanner', rule: 'onArrival' }]);
    expect(await facts()).toMatchObject({ read_at: null });
  });

  it.each(['x', 'A'.repeat(32), '..%2f..', '%00'])('is shown for the token %s too', async wrong => {
    const answer = await get(`/m/o/${wrong}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/gif']);
    expect(await hits()).toEqual([]);
  });

  it('is shown for a message that is not there', async () => {
    const gone = [
      app.mail.linkTokens.seal(owner.teamId, 999_999),
      app.mail.linkTokens.seal(999_999, mail.messageRowId),
    ];
    for (const each of gone) expect((await get(`/m/o/${each}`)).statusCode).toBe(200);
    expect(await hits()).toEqual([]);
  });

  it('does not fill the database, however often it is fetched', async () => {
    for (let turn = 0; turn < 310; turn++) await get(`/m/o/${token}`);
    expect(await hits()).toHaveLength(300);
  });
});

describe('a link', () => {
  it.each([
    [0, 'https://shop.test/a?b=1&c=2'],
    [1, 'https://shop.test/by/lan'],
  ])('%i leads where it was written to, and counts as click and read', async (link, target) => {
    const answer = await get(`/m/c/${token}/${link}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, target]);
    expect(answer.headers['cache-control']).toBe('no-store, private');
    expect(await facts()).toMatchObject({ clicked_at: app.world.now(), read_at: app.world.now() });
    expect(await hits()).toMatchObject([{ kind: 'click', link }]);
  });

  it('followed automatically redirects too, and counts nothing', async () => {
    const answer = await get(`/m/c/${token}/0`, { agent: 'curl/8.1' });
    expect(answer.statusCode).toBe(302);
    expect(await facts()).toMatchObject({ clicked_at: null, read_at: null });
    expect(await hits()).toHaveLength(1);
  });

  it.each(['2', '99', '-1', '0x0', 'https:%2F%2Fevil.test', '00000'])(
    'with the number %s leads nowhere',
    async link => {
      const answer = await get(`/m/c/${token}/${link}`);
      expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined]);
      expect(await hits()).toEqual([]);
    },
  );

  it.each(['x', 'A'.repeat(32)])('with the token %s leads nowhere', async wrong => {
    expect((await get(`/m/c/${wrong}/0`)).statusCode).toBe(404);
  });

  it('with a sender that the version does not have leads nowhere', async () => {
    await asTeam(app.database.db, owner.teamId, db =>
      db.updateTable('mail_messages').set({ sender_id: 2 }).where('team_id', '=', owner.teamId).execute(),
    );
    expect((await get(`/m/c/${token}/0`)).statusCode).toBe(404);
  });
});

describe('the hidden link', () => {
  it('leads nowhere, whoever follows it', async () => {
    for (const each of [token, 'x', app.mail.linkTokens.seal(owner.teamId, 999_999)]) {
      const answer = await get(`/m/t/${each}`);
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
      expect(answer.headers['cache-control']).toBe('no-store, private');
    }
    expect(await hits()).toMatchObject([{ kind: 'trap', verdict: 'scanner', rule: 'trap' }]);
    expect(await facts()).toMatchObject({ read_at: null, clicked_at: null });
  });

  it('undoes a supposed read', async () => {
    await get(`/m/o/${token}`);
    await get(`/m/c/${token}/0`);
    expect(await facts()).toMatchObject({ read_at: app.world.now(), clicked_at: app.world.now() });
    app.world.pass(4000);
    await get(`/m/t/${token}`);
    expect(await facts()).toMatchObject({ read_at: null, clicked_at: null });
    app.world.pass(3_600_000);
    await get(`/m/o/${token}`, { agent: `${browser} Edg/142.0.0.0` });
    expect(await facts()).toMatchObject({ read_at: app.world.now(), clicked_at: null });
    expect((await hits()).map(({ rule }) => rule)).toEqual(['besideTrap', 'besideTrap', 'trap', '']);
  });

  it('keeps human actions in another round', async () => {
    await get(`/m/o/${token}`);
    const read = app.world.now();
    const second = await addRound();
    app.world.pass(60_000);
    await get(`/m/c/${second}/0`);
    await get(`/m/t/${second}`);
    expect(await facts()).toMatchObject({ read_at: read, clicked_at: null });
  });

  it('of two concurrent hits is known to both', async () => {
    await Promise.all([get(`/m/t/${token}`), get(`/m/o/${token}`), get(`/m/c/${token}/0`)]);
    expect((await hits()).map(({ verdict }) => verdict)).toEqual(['scanner', 'scanner', 'scanner']);
    expect(await facts()).toMatchObject({ read_at: null, clicked_at: null });
  });
});

/** @returns the token of a second message to the same recipient */
async function addRound(): Promise<string> {
  const { id } = await asTeam(app.database.db, owner.teamId, db =>
    db
      .insertInto('mail_messages')
      .values({
        team_id: owner.teamId,
        task_id: mail.taskId,
        recipient_id: mail.recipientId,
        round: 2,
        version: 1,
        sender_id: 1,
        message_id: `<second.${made}@mail.test>`,
        state: 'accepted',
        values: JSON.stringify({}),
        started_at: app.world.now(),
        ended_at: app.world.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const { content } = snapshot;
  const rounds = [...content.rounds, ...content.rounds];
  await asTeam(app.database.db, owner.teamId, db =>
    db
      .updateTable('mail_task_versions')
      .set({ content: JSON.stringify({ ...snapshot, content: { ...content, rounds } }) })
      .where('task_id', '=', mail.taskId)
      .execute(),
  );
  return app.mail.linkTokens.seal(owner.teamId, id);
}

describe('hits of the past', () => {
  const judgedBefore = (agent: string) => ({
    team_id: owner.teamId,
    task_id: mail.taskId,
    recipient_id: mail.recipientId,
    round: 1,
    kind: 'open' as const,
    is_head: false,
    at: app.world.now(),
    address: '203.0.113.7',
    agent,
    verdict: 'person' as const,
  });

  it('are judged again by better rules, and with them the recipient', async () => {
    await asTeam(app.database.db, owner.teamId, async db => {
      await db
        .insertInto('mail_hits')
        .values([judgedBefore(gmail)])
        .execute();
      const read = { read_at: app.world.now(), clicked_at: app.world.now() };
      await db.updateTable('mail_recipients').set(read).where('id', '=', mail.recipientId).execute();
      await putDue(db, 'mail.hits v0', { teamId: owner.teamId, id: mail.taskId }, app.world.now());
    });
    expect(await reclassifyHits(app.database.db, app.world)).toBe(1);
    expect(await hits()).toMatchObject([{ verdict: 'proxy', rule: 'gmailProxy' }]);
    expect(await facts()).toMatchObject({ read_at: null, clicked_at: null });
    expect(await reclassifyHits(app.database.db, app.world)).toBe(0);
  });

  it('are judged in steps, also of deleted messages', async () => {
    await asTeam(app.database.db, owner.teamId, async db => {
      const rows = Array.from({ length: 120 }, (_, index) => ({ ...judgedBefore(gmail), round: index + 1 }));
      await db.insertInto('mail_hits').values(rows).execute();
      await putDue(db, 'mail.hits v0', { teamId: owner.teamId, id: mail.taskId }, app.world.now());
    });
    const steps = [];
    for (let done = 1; done; steps.push(done)) done = await reclassifyHits(app.database.db, app.world);
    expect(steps).toEqual([1, 1, 1, 0]);
  });

  it('that were judged by the rules of today wait for the next', async () => {
    await get(`/m/o/${token}`);
    await get(`/m/o/${token}`);
    const due = await app.database.db
      .selectFrom('due_work')
      .select(['kind', 'id'])
      .where('team_id', '=', owner.teamId)
      .execute();
    expect(due.filter(({ kind }) => kind.startsWith('mail.hits'))).toEqual([
      { kind: `mail.hits v${hitRulesVersion}`, id: mail.taskId },
    ]);
  });
});
