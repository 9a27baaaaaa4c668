import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MailRound, TaskContent } from '../../../contract/outreach/mail-content.ts';
import {
  addRecipients,
  changeRounds,
  checkTask,
  createDraft,
  previewRecipient,
  sendTestMail,
  getTask,
} from '../../../contract/outreach/mail-tasks/mail-tasks.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { startMailSink, type MailSink, type SunkMail } from '../../../test/harness/mail/mail-sink.ts';
import {
  addAddresses,
  mailTaskApp,
  type MailTaskApp,
} from '../../../test/fixtures/outreach/mail-task-fixture.ts';
import { aRound, sendDue } from '../../../test/fixtures/outreach/mailing-fixture.ts';
import { someCreators } from '../../../test/fixtures/creators/some-creators.ts';
import { versionSnapshot } from '../mail-content/service.ts';
import { ownLinks } from '../mail-content/link-addresses.ts';

const day = 86_400_000;
const prefix = 'http://starbridge.test/s/';

let app: TestApp;
let sink: MailSink;
let sent: SunkMail[];
let team: MailTaskApp;
let links = 0;

beforeAll(async () => {
  app = await startTestApp();
  sink = await startMailSink({ onTaken: mail => void sent.push(mail), keepSource: true });
});
afterAll(async () => {
  await sink.close();
  await app.close();
});
beforeEach(async () => {
  sent = [];
  app.world.pass(60_000);
  team = await mailTaskApp(app, { port: sink.port });
});

interface LinkChange {
  isOn?: boolean;
  expiresAt?: Date;
  removedAt?: Date;
  host?: string;
}

/** @returns its id and code */
function aLink({ isOn = true, expiresAt, removedAt, host = '' }: LinkChange = {}) {
  const { teamId, accountId } = team.accounts.owner;
  const code = `L${++links}`;
  return team.as(async db => {
    const { id } = await db
      .insertInto('short_links')
      .values({
        team_id: teamId,
        name: '新品',
        product_type: 'ecommerce',
        target_url: 'https://shop.example/',
        code,
        host,
        is_on: isOn,
        expires_at: expiresAt ?? null,
        removed_at: removedAt ?? null,
        creator_id: null,
        created_by: accountId,
        created_at: app.world.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, code };
  });
}

const linked = (change: Partial<MailRound> = {}) =>
  aRound({
    html: '<p>Hello, <a href="{{link}}">look</a> or type {{ link }}</p>',
    wait: { kind: 'after', amount: 2, unit: 'days' },
    ...change,
  });
const plain = (change: Partial<MailRound> = {}) =>
  aRound({ html: '<p>Hello, how are you doing today?</p>', ...change });
const untracked = { opens: false, clicks: false };
const send = () => sendDue(app.database.db, app.world, app.mail);
const paste = (id: number, pasted = 'ann@one.example bob@two.example') =>
  team.call(addRecipients, { params: { id }, body: { pasted } });
async function started(content: Partial<TaskContent>, pasted?: string): Promise<number> {
  const id = await team.draft(content);
  await paste(id, pasted);
  expect((await team.start(id)).code).toBe(0);
  return id;
}
const codes = () =>
  team.as(db =>
    db
      .selectFrom('short_link_recipients')
      .select(['recipient_id', 'task_id', 'creator_id', 'code'])
      .execute(),
  );
const publicCodes = (linkId: number) =>
  app.database.db
    .selectFrom('short_codes')
    .select(['code', 'recipient_id'])
    .where('team_id', '=', team.accounts.owner.teamId)
    .where('link_id', '=', linkId)
    .execute();
const ownAddress = /http:\/\/starbridge\.test\/s\/[A-Za-z0-9]{9}(?![A-Za-z0-9])/g;
/** Returns the addresses in each sent mail, in HTML and text, by recipient. */
async function sentAddresses(): Promise<Record<string, string[]>> {
  const read = await Promise.all(
    sent.map(async ({ to, source }) => {
      const { html = '', text = '' } = await PostalMime.parse(source);
      return [to[0] ?? '', [...`${html}\n${text}`.matchAll(ownAddress)].map(([address]) => address)] as const;
    }),
  );
  return Object.fromEntries(read);
}

describe('every recipient gets an address of their own', () => {
  test('which stays theirs in a follow-up', async () => {
    const { id: linkId } = await aLink();
    const [creatorId = 0] = await someCreators(app.database.db, 1, app.world.now());
    await addAddresses(team, [{ creatorId, address: 'creator@team.example' }]);
    const task = await team.draft({ rounds: [linked(), linked()], linkId, tracking: untracked });
    await team.call(addRecipients, {
      params: { id: task },
      body: { selection: { of: 'ids', ids: [creatorId] }, pasted: 'ann@one.example' },
    });
    expect((await team.start(task)).code).toBe(0);
    await send();
    const first = await sentAddresses();
    expect(Object.keys(first).toSorted()).toEqual(['ann@one.example', 'creator@team.example']);
    const addresses = Object.values(first).map(all => new Set(all));
    expect(addresses.map(({ size }) => size)).toEqual([1, 1]);
    expect(new Set(addresses.flatMap(all => [...all])).size).toBe(2);
    // A link, a bare address, and both again in the plain text.
    expect(first['ann@one.example']).toHaveLength(4);

    sent = [];
    app.world.pass(2 * day);
    await send();
    expect(await sentAddresses()).toEqual(first);

    const made = await codes();
    expect(made.map(row => [row.task_id, row.creator_id])).toEqual(
      expect.arrayContaining([
        [task, creatorId],
        [task, null],
      ]),
    );
    expect(made.map(({ code }) => prefix + code).toSorted()).toEqual(
      [...new Set(Object.values(first).flat())].toSorted(),
    );
    const recipientOf = (rows: { code: string; recipient_id: number | null }[]) =>
      new Map(rows.map(row => [row.code, row.recipient_id]));
    expect(recipientOf(await publicCodes(linkId))).toEqual(recipientOf(made));
  });

  test('under the short domain of the installation, or the link’s own', async () => {
    const { id: ofTeam } = await aLink({ host: 'go.brand.example' });
    app.mail.shortUrl = 'https://sb.example';
    try {
      await started({ rounds: [linked()], linkId: (await aLink()).id, tracking: untracked });
      await started({ rounds: [linked()], linkId: ofTeam, tracking: untracked }, 'cat@three.example');
    } finally {
      app.mail.shortUrl = '';
    }
    await send();
    const addresses = await Promise.all(
      sent.map(async ({ source }) => /https:\/\/\S+\/[A-Za-z0-9]{9}\b/.exec((await PostalMime.parse(source)).text ?? '')?.[0]), // oxfmt-ignore
    );
    expect(addresses.map((address = '') => address.slice(0, -9)).toSorted()).toEqual([
      'https://go.brand.example/',
      'https://sb.example/',
      'https://sb.example/',
    ]);
  });

  test('only in rounds that use it', async () => {
    const { id: linkId } = await aLink();
    const rounds = [aRound(), linked({ condition: 'unread' })];
    await started({ rounds, linkId });
    await send();
    expect(sent).toHaveLength(2);
    expect(await codes()).toEqual([]);
    await team.as(db =>
      db
        .updateTable('mail_recipients')
        .set({ read_at: app.world.now() })
        .where('address', '=', 'ann@one.example')
        .execute(),
    );
    app.world.pass(2 * day);
    await send();
    expect(sent).toHaveLength(3);
    expect(await codes()).toHaveLength(1);
  });

  test('behind the address that counts clicks, where they are counted', async () => {
    const { id: linkId } = await aLink();
    await started(
      { rounds: [linked()], linkId, tracking: { opens: false, clicks: true } },
      'ann@one.example',
    );
    await send();
    const { html = '' } = await PostalMime.parse(sent[0]?.source ?? '');
    const [made] = await codes();
    const href = /<a href="([^"]+)">look/.exec(html)?.[1] ?? '';
    expect(href).toMatch(/^http:\/\/starbridge\.test\/m\/c\//);
    expect(html).toContain(`or type ${prefix}${made?.code}`);
    const followed = await app.inject({ method: 'GET', path: new URL(href).pathname });
    expect([followed.statusCode, followed.headers['location']]).toEqual([302, prefix + made?.code]);
  });

  test('and rolled-back ones are created again', async () => {
    const { id: linkId } = await aLink();
    const task = await started({ rounds: [linked()], linkId, tracking: untracked }, 'ann@one.example');
    const { teamId } = team.accounts.owner;
    const undone = team.as(async db => {
      const version = await versionSnapshot(db, { teamId, taskId: task, version: 1 });
      const people = await db
        .selectFrom('mail_recipients')
        .select('id')
        .where('task_id', '=', task)
        .execute();
      const made = await ownLinks(
        db,
        app.world,
        { teamId, taskId: task, version },
        people.map(({ id }) => ({ id, creatorId: null })),
      );
      expect(made.size).toBe(1);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect([await codes(), await publicCodes(linkId)]).toEqual([[], []]);
    await send();
    const [made] = await codes();
    expect(new Set((await sentAddresses())['ann@one.example'])).toEqual(new Set([prefix + made?.code]));
  });
});

describe('a check', () => {
  const findings = async (content: Partial<TaskContent>) => {
    const id = await team.draft(content);
    await paste(id);
    const { data } = await team.call(checkTask, { params: { id } });
    const found = data.findings.filter(({ finding }) => /link$|^link|missingValue/i.test(finding));
    return { found, started: (await team.start(id)).code };
  };
  const error = (finding: string, details = {}) => [{ severity: 'error', finding, round: 1, details }];

  test('asks for a link if {{link}} is used, also in a fallback or a signature', async () => {
    const none = { found: error('noLink', { variable: 'link' }), started: 1017 };
    expect(await findings({ rounds: [linked()] })).toEqual(none);
    expect(await findings({ rounds: [linked({ html: '<p>Hello {{link|us}}</p>' })], linkId: null })).toEqual(
      none,
    );
    await team.as(db =>
      db.updateTable('mail_senders').set({ signature_html: '<p><a href="{{link}}">Shop</a></p>' }).execute(),
    );
    expect(await findings({ rounds: [plain()] })).toEqual(none);
  });

  test('finds nothing if no link is needed, or the chosen one is on', async () => {
    const fine = { found: [], started: 0 };
    expect(await findings({ rounds: [plain()] })).toEqual(fine);
    expect(await findings({ rounds: [linked()], linkId: (await aLink()).id })).toEqual(fine);
    const off = await aLink({ isOn: false });
    expect(await findings({ rounds: [plain()], linkId: off.id })).toEqual(fine);
  });

  test('refuses an inactive link, and another team’s', async () => {
    const rounds = [linked()];
    const at = app.world.now();
    const past = new Date(at.getTime() - 1000);
    const of = async (change: LinkChange) => findings({ rounds, linkId: (await aLink(change)).id });
    expect(await of({ isOn: false })).toEqual({ found: error('linkOff', { name: '新品' }), started: 1017 });
    expect(await of({ expiresAt: past })).toEqual({
      found: error('linkExpired', { name: '新品', at: past.toISOString() }),
      started: 1017,
    });
    expect(await of({ removedAt: at })).toEqual({ found: error('linkGone'), started: 1017 });
    const { id: linkId } = await aLink();
    team = await mailTaskApp(app, { port: sink.port });
    expect(await findings({ rounds, linkId })).toEqual({ found: error('linkGone'), started: 1017 });
  });

  test.each([
    [3 * day, []],
    [1.5 * day, [{ severity: 'warning', finding: 'linkExpires', round: 2 }]],
  ])('warns of a link that expires before the last round that has it: %i', async (ms, expected) => {
    const expiresAt = new Date(app.world.now().getTime() + ms);
    const { id: linkId } = await aLink({ expiresAt });
    const { found, started } = await findings({ rounds: [linked(), linked(), plain()], linkId });
    const details = { name: '新品', at: expiresAt.toISOString() };
    expect(found).toEqual(expected.map(each => ({ ...each, details })));
    expect(started).toBe(0);
  });
});

describe('nobody gets an address', () => {
  test('by a preview, which shows a sample, or a test, which has that of the link', async () => {
    const { id: linkId, code } = await aLink();
    const id = await team.draft({ rounds: [linked()], linkId, tracking: untracked });
    await paste(id);
    const [row] = await team.as(db =>
      db.selectFrom('mail_recipients').select('id').where('task_id', '=', id).execute(),
    );
    const { data } = await team.call(previewRecipient, { params: { id, recipientId: row?.id ?? 0 } });
    expect(data.html).toContain(`<a href="${prefix}xxxxxxxxx">look</a> or type ${prefix}xxxxxxxxx`);
    expect(data.missing).toEqual([]);
    await team.call(sendTestMail, { params: { id }, body: { round: 1, recipientId: row?.id ?? 0 } });
    expect((await PostalMime.parse(sent[0]?.source ?? '')).text).toContain(`or type ${prefix}${code}`);
    expect(await codes()).toEqual([]);
  });
});

describe('a running task', () => {
  const change = async (id: number, rounds: MailRound[], linkId?: number | null) =>
    team.call(changeRounds, {
      params: { id },
      body: { rounds, version: 1, ...(linkId !== undefined && { linkId }) },
    });

  test('can be given a link, and keeps the one that mail went out with', async () => {
    const first = await started({ rounds: [plain(), plain()] });
    expect((await change(first, [plain(), linked()])).code).toBe(1017);
    const { id: linkId } = await aLink();
    const off = await aLink({ isOn: false });
    expect((await change(first, [plain(), linked()], off.id)).code).toBe(1017);
    expect((await change(first, [plain(), linked()], linkId)).code).toBe(0);
    expect((await team.call(getTask, { params: { id: first } })).data.content.linkId).toBe(linkId);

    const second = await started({ rounds: [linked(), plain()], linkId });
    await team.as(db =>
      db.updateTable('short_links').set({ is_on: false }).where('id', '=', linkId).execute(),
    );
    expect((await change(second, [linked(), plain({ html: '<p>New words for you</p>' })])).code).toBe(0);
    expect((await team.call(getTask, { params: { id: second } })).data.content.linkId).toBe(linkId);
  });
});

test('a copy keeps the link, and a new draft has none', async () => {
  const { id: linkId } = await aLink();
  const id = await team.draft({ rounds: [linked()], linkId });
  const linkOf = async (body: { copyOf?: number }) => {
    const made = await team.call(createDraft, { body });
    return (await team.call(getTask, { params: { id: made.data.id } })).data.content.linkId;
  };
  expect([await linkOf({ copyOf: id }), await linkOf({})]).toEqual([linkId, null]);
});

test('a draft of before has no link and opens', async () => {
  const id = await team.draft({ rounds: [linked()] });
  const stored = await team.as(db =>
    db.selectFrom('mail_tasks').select('content').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  expect(stored.content).not.toHaveProperty('linkId');
  const { code, data } = await team.call(getTask, { params: { id } });
  expect([code, data.content.rounds]).toEqual([0, [expect.objectContaining({ subject: linked().subject })]]);
});
