import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as contract from '../../../../contract/monitoring/alerts/alerts.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { emailApp, type EmailApp } from '../../../../test/fixtures/inbox/one-to-one-email-fixture.ts';
import {
  startMailSink,
  type MailSink,
  type SinkRules,
  type SunkMail,
} from '../../../../test/harness/mail/mail-sink.ts';
import { addProject } from '../../../../test/fixtures/monitoring/some-projects.ts';
import { pointAt, somePost } from '../../../../test/fixtures/catalogue/some-watched-posts.ts';
import { takeLeases } from '../../../core/db/due-work/due-leases.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import type { Project } from '../../shared/projects.ts';
import { suppressAddress } from '../../../outreach/suppressions/service.ts';
import { defaultSettings } from '../default-alert-settings.ts';
import { sendAlertMails } from './send-alert-mails.ts';
import { judgeAlerts } from '../judge-alerts.ts';

const hourMs = 3_600_000;
const begin = Date.parse('2026-11-20T08:00:00Z');

let app: TestApp;
let team: EmailApp;
let sink: MailSink;
let rules: SinkRules;
let taken: SunkMail[];
let project: Project;

beforeAll(async () => {
  app = await startTestApp();
  sink = await startMailSink({
    onAuth: () => rules.onAuth?.(),
    onData: mail => rules.onData?.(mail),
    onTaken: mail => {
      taken.push(mail);
      return rules.onTaken?.(mail);
    },
    keepSource: true,
  });
  team = await emailApp(app, { port: sink.port });
});
afterAll(async () => {
  await sink.close();
  await app.close();
});
beforeEach(async () => {
  taken = [];
  rules = {};
  app.world.pass(begin - app.world.now().getTime());
  await team.as(async db => {
    for (const table of ['alert_mails', 'mail_suppressions', 'mail_sender_counts'] as const)
      await db.deleteFrom(table).execute();
  });
  await app.database.db.deleteFrom('due_work').where('kind', '=', 'alert.mail').execute();
  await team.changeSender({ state: 'verified' });
  project = await addProject(app.database.db, app.world, team.accounts.owner, 'Spring <b>');
});

const addresses = ['a@sink.example', 'b@sink.example'];
const settings = (change: Partial<contract.AlertSettings> = {}) => ({
  ...defaultSettings,
  mail: { senderId: team.senderId, addresses },
  ...change,
});
const change = (body: contract.AlertSettings, revision = 0) =>
  team.call(
    contract.changeAlertSettings,
    { params: { id: project.id }, body: { ...body, revision }, headers: { 'accept-language': 'en' } },
    'owner',
  );

/** A post that has just been deleted. */
async function lose(id: string): Promise<void> {
  const { teamId } = team.accounts.owner;
  const now = app.world.now();
  const post = somePost({
    platformPostId: `${project.id}-${id}`,
    state: 'gone',
    stateSince: now,
    seenAt: new Date(now.getTime() - hourMs),
    points: [pointAt(new Date(now.getTime() - hourMs), 1234)],
    plays: 1234,
  });
  await asTeam(app.database.db, teamId, db =>
    judgeAlerts(db, app.world, teamId, project, [{ addedAt: now, post }]),
  );
}

const sendDue = () => sendAlertMails(app.database.db, app.world, app.mail);
const states = async () => {
  const rows = await team.as(db =>
    db.selectFrom('alert_mails').select(['state', 'response', 'tries']).orderBy('id').execute(),
  );
  return rows.map(({ state }) => state);
};
const listed = () =>
  team
    .as(db =>
      db.selectFrom('alerts').select(['key', 'mail_id']).where('project_id', '=', project.id).execute(),
    )
    .then(rows => rows.length);
const decoded = (mail: SunkMail | undefined) =>
  (mail?.source ?? '').replaceAll('=\r\n', '').replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => `%${hex}`);

const subjectOf = (mail: SunkMail | undefined) => {
  const [, words = ''] = /^Subject: =\?UTF-8\?B\?([^?]*)/m.exec(mail?.source ?? '') ?? [];
  return Buffer.from(words, 'base64').toString();
};

describe('a mail of alerts', () => {
  test('is sent at once with the sentence, its figures and a link to the project', async () => {
    await change(settings());
    await lose('one');
    await sendDue();
    await sendDue();
    expect(taken.map(({ to }) => to)).toEqual([addresses]);
    const text = decodeURIComponent(decoded(taken[0]).replaceAll(/%(?![\dA-F]{2})/g, '%25'));
    expect(text).toContain('A post by @lan.cooks is offline; last seen 2026-11-20 15:00 with 1,234 plays');
    expect(text).toContain(`http://starbridge.test/monitorDetail/${project.id}?tab=alerts`);
    expect(text).toContain('Auto-Submitted: auto-generated');
    expect(text).toContain('Spring &lt;b&gt;');
    expect(text).not.toContain('project “Spring <b>”. You can be removed there at any time.</p>');
    expect(await states()).toEqual(['sent']);
    expect((await team.call(contract.listAlerts, { params: { id: project.id } })).data.alerts[0]?.mail).toBe(
      'sent',
    );
  });

  test('waits until the quiet hours are over, and includes later alerts', async () => {
    await change(settings({ quiet: { from: '16:00', to: '09:00' } }));
    await lose('one');
    app.world.pass(hourMs);
    await lose('two');
    await sendDue();
    expect([taken, await listed()]).toEqual([[], 2]);
    app.world.pass(16 * hourMs);
    await sendDue();
    expect(taken).toHaveLength(1);
    expect(decoded(taken[0]).match(/A post by @lan\.cooks is offline/g)?.length).toBeGreaterThanOrEqual(4);
    expect(subjectOf(taken[0])).toBe('“Spring <b>” has 2 new alerts');
    await lose('three');
    await sendDue();
    expect(taken).toHaveLength(2);
  });

  test('that waits follows the settings of then, or is not sent', async () => {
    const quiet = { from: '16:00', to: '18:00' };
    await change(settings({ quiet }));
    await lose('one');
    await change(settings({ quiet, mail: { senderId: team.senderId, addresses: ['c@sink.example'] } }), 1);
    app.world.pass(2 * hourMs);
    await sendDue();
    expect(taken.map(({ to }) => to)).toEqual([['c@sink.example']]);
    await change(settings({ quiet: { from: '18:00', to: '20:00' } }), 2);
    await lose('two');
    await change(defaultSettings, 3);
    app.world.pass(2 * hourMs);
    await sendDue();
    expect([taken.length, await states(), await listed()]).toEqual([1, ['sent'], 2]);
  });

  test('does not go to addresses that the team must not write to', async () => {
    await change(settings());
    const proof = { way: 'account', address: '', agent: '', task: '', note: '' } as const;
    const { teamId, accountId } = team.accounts.owner;
    await team.as(db =>
      suppressAddress(db, app.world, teamId, {
        address: 'a@sink.example',
        reason: 'manual',
        proof,
        by: accountId,
      }),
    );
    await lose('one');
    await sendDue();
    expect(taken.map(({ to }) => to)).toEqual([['b@sink.example']]);
  });

  test('waits for the next day where the sender has sent all it may', async () => {
    await change(settings());
    await team.changeSender({ daily_limit: 0 });
    await lose('one');
    await sendDue();
    expect([taken, await states()]).toEqual([[], ['waiting']]);
    await team.changeSender({ daily_limit: 10 });
    app.world.pass(9 * hourMs);
    await sendDue();
    expect(await states()).toEqual(['sent']);
  });
});

describe('server replies', () => {
  test('deferred: it is sent later; refused: it has failed', async () => {
    await change(settings());
    rules.onData = () => '451 later';
    await lose('one');
    await sendDue();
    expect(await states()).toEqual(['waiting']);
    rules.onData = () => '554 no';
    app.world.pass(hourMs);
    await sendDue();
    expect(await states()).toEqual(['failed']);
    app.world.pass(hourMs);
    await sendDue();
    expect(taken).toEqual([]);
  });

  test('a worker that died after marking it leaves it unconfirmed, and it is not sent again', async () => {
    await change(settings());
    await lose('one');
    const { db } = app.database;
    const [lease] = await takeLeases(db, 'alert.mail', {
      at: app.world.now(),
      token: 'dead',
      ms: 0,
      max: 1,
    });
    await team.as(db =>
      db
        .updateTable('alert_mails')
        .set({ state: 'sending', leased_by: 'dead' })
        .where('id', '=', lease?.id ?? 0)
        .execute(),
    );
    await sendDue();
    await sendDue();
    expect([taken, await states()]).toEqual([[], ['in_doubt']]);
  });

  test('two concurrent workers send one', async () => {
    await change(settings());
    await lose('one');
    await Promise.all([sendDue(), sendDue(), sendDue()]);
    expect([taken.length, await states()]).toEqual([1, ['sent']]);
  });

  test('an account that is not let in: it has failed, and the sender stops', async () => {
    await change(settings());
    rules.onAuth = () => '535 no';
    await lose('one');
    await sendDue();
    expect([await states(), (await team.sender()).state]).toEqual([['failed'], 'paused']);
  });
});

describe('a test mail', () => {
  const send = (
    body = { senderId: team.senderId, addresses: ['a@sink.example'] },
    who: 'owner' | 'bo' = 'owner',
  ) => team.call(contract.testAlertMail, { params: { id: project.id }, body }, who);

  test('is sent from the chosen sender to the addresses', async () => {
    expect((await send()).data).toEqual({ to: ['a@sink.example'] });
    expect(taken.map(({ to }) => to)).toEqual([['a@sink.example']]);
  });

  test('reports the server’s reply, is for the project’s editors, and needs a verified sender', async () => {
    rules.onData = () => '554 no';
    expect((await send()).code).toBe(1021);
    expect((await send(undefined, 'bo')).code).toBe(403);
    expect((await send({ senderId: 99, addresses: ['a@sink.example'] })).fields).toEqual(['senderId']);
    expect((await send({ senderId: team.senderId, addresses: ['nobody'] })).fields).toEqual(['addresses']);
  });
});
