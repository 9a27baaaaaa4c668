import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyInputOf, QueryInputOf } from '../../../contract/core/endpoint.ts';
import * as contract from '../../../contract/links/short-links.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { addSentMail } from '../../../test/fixtures/outreach/sent-mail.ts';
import { someCreators } from '../../../test/fixtures/creators/some-creators.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { linkChannel } from '../edge/edge-link.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { removeMember } from '../../workspace/members/service.ts';
import { findTarget } from './codes/find-target.ts';
import { codesForRecipients } from './codes/recipient-codes.ts';

type NewLink = BodyInputOf<typeof contract.createShortLink>;

const links = { publicUrl: 'http://starbridge.test', shortUrl: '' };
const target = 'https://shop.example.com/spring';

let app: TestApp;
let creatorIds: number[];
let owner: Account;
let member: Account;
let tokens: { owner: string; member: string; colleague: string; stranger: string };
let made = 0;

beforeAll(async () => {
  app = await startTestApp();
  creatorIds = await someCreators(app.database.db, 3, app.world.now());
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.database;
  owner = await makeTeam(db, app.world, `owner-${++made}`);
  member = await makeMember(db, app.world, owner.teamId, `member-${made}`);
  tokens = {
    owner: await app.signInAs(owner),
    member: await app.signInAs(member),
    colleague: await app.signInAs(await makeMember(db, app.world, owner.teamId, `colleague-${made}`)),
    stranger: await app.signInAs(await makeTeam(db, app.world, `stranger-${made}`)),
  };
});

const make = (body: Partial<NewLink> = {}, token = tokens.member, lang = 'zh') =>
  callApp(app, contract.createShortLink, {
    token,
    body: { name: 'spring', productType: 'ecommerce', targetUrl: target, ...body },
    headers: { 'accept-language': lang },
  });
const makeOne = async (body: Partial<NewLink> = {}) => {
  const { data, msg } = await make(body);
  if (!data) throw new Error(msg);
  return data;
};
const listed = async (query: QueryInputOf<typeof contract.listShortLinks> = {}, token = tokens.owner) =>
  (await callApp(app, contract.listShortLinks, { token, query })).data;
const names = async (query: QueryInputOf<typeof contract.listShortLinks>) =>
  (await listed(query)).links.map(({ name }) => name);
const show = (id: number, token = tokens.owner) =>
  callApp(app, contract.getShortLink, { token, params: { id } });
const change = (id: number, body: Partial<NewLink>, token = tokens.member, lang = 'zh') =>
  callApp(app, contract.updateShortLink, {
    token,
    params: { id },
    body: { name: 'spring', productType: 'ecommerce', targetUrl: target, ...body },
    headers: { 'accept-language': lang },
  });
const turn = (id: number, isOn: boolean, token = tokens.member) =>
  callApp(app, contract.switchShortLink, { token, params: { id }, body: { isOn } });
const remove = (id: number, token = tokens.member) =>
  callApp(app, contract.deleteShortLink, { token, params: { id } });
const follow = (code: string) => findTarget(app.database.db, links, { code, host: '' });
const inTeam = <T>(work: Parameters<typeof asTeam<T>>[2]) => asTeam(app.database.db, owner.teamId, work);
const records = () =>
  inTeam(db =>
    db
      .selectFrom('audit_log_entries as r')
      .leftJoin('audit_log_values as v', join =>
        join.onRef('v.team_id', '=', 'r.team_id').onRef('v.entry_id', '=', 'r.id'),
      )
      .select(['action', 'r.subject', 'v.subject_name', 'fields', 'before', 'after'])
      .where('action', 'like', 'shortLink.%')
      .orderBy('r.id', 'desc')
      .execute(),
  );

describe('a new link', () => {
  it('leads where it should, under a random code', async () => {
    const { id, shortUrl } = await makeOne({ creatorId: creatorIds[0] ?? 0, tags: ['a', 'b', 'a'] });
    expect(shortUrl).toMatch(/^http:\/\/starbridge\.test\/s\/[A-Za-z0-9]{7}$/);
    expect((await show(id)).data).toMatchObject({
      id,
      shortUrl,
      name: 'spring',
      productType: 'ecommerce',
      targetUrl: target,
      tags: ['a', 'b'],
      isOn: true,
      state: 'on',
      creator: { id: creatorIds[0], platform: 'tiktok', name: 'creator 1' },
      createdBy: `${member.username} nick`,
      createdAt: app.world.now().toISOString(),
      pv: 0,
      uv: 0,
      botPv: 0,
      lastVisitAt: null,
      readOnly: false,
      mailTasks: [],
    });
    expect(await follow(shortUrl.slice(-7))).toEqual({
      teamId: owner.teamId,
      linkId: id,
      recipientId: null,
      creatorId: creatorIds[0],
      isOn: true,
      expiresAt: null,
      app: null,
      target,
    });
    expect(await records()).toMatchObject([
      { action: 'shortLink.create', subject: 'shortLink', subject_name: 'spring', after: { shortUrl, creator: 'creator 1' } }, // oxfmt-ignore
    ]);
  });

  it('has the chosen code, which nobody else can have then', async () => {
    const code = `Spring-${made}`;
    const { shortUrl } = await makeOne({ code });
    expect(shortUrl).toBe(`http://starbridge.test/s/${code}`);
    for (const token of [tokens.owner, tokens.stranger]) {
      const refused = await make({ code }, token);
      expect(refused).toMatchObject({ code: 1008, fields: ['code'] });
      expect(refused.msg).toContain('这个短码已被使用，请换一个');
    }
    expect((await make({ code }, tokens.owner, 'en')).msg).toContain('This code is taken. Choose another.');
    expect((await make({ code: code.toLowerCase() })).code).toBe(0);
    expect((await listed()).used).toBe(2);
  });

  it.each([
    ['ab', '短码为 3–32 位', '3 to 32 letters'],
    ['-abc', '短码为 3–32 位', '3 to 32 letters'],
    ['a/b', '短码为 3–32 位', '3 to 32 letters'],
    ['Admin', '这个短码由系统保留', 'This code is reserved'],
  ])('has not the code %s', async (code, zh, en) => {
    const refusal = { status: 400, fields: ['code'] };
    expect(await make({ code })).toMatchObject({ ...refusal, msg: expect.stringContaining(zh) as string });
    expect((await make({ code }, tokens.owner, 'en')).msg).toContain(en);
    expect((await listed()).used).toBe(0);
  });

  it.each([
    [{ targetUrl: 'shop.example.com' }, 'targetUrl', '请输入正确的网址', 'Please enter the correct URL address'],
    [{ targetUrl: 'ftp://shop.example.com' }, 'targetUrl', '请输入正确的网址', 'Please enter the correct URL address'],
    [{ targetUrl: 'http://10.0.0.1' }, 'targetUrl', '内部网络', 'private network'],
    [{ targetUrl: '{host}/s/abcdefg' }, 'targetUrl', '另一个短链', 'another short link'],
    [{ productType: 'app', iosUrl: 'itms-apps://x' }, 'iosUrl', '请输入正确的网址', 'correct URL address'],
    [{ androidUrl: 'x' }, 'androidUrl', '请输入正确的网址', 'correct URL address'],
    [{ desktopUrl: 'http://localhost' }, 'desktopUrl', '内部网络', 'private network'],
    [{ expiresAt: '2026-11-20T08:00:00Z' }, 'expiresAt', '晚于现在', 'in the future'],
    [{ creatorId: 987_654 }, 'creatorId', '没有这位达人', 'Creator not found'],
    [{ domainId: 987_654 }, 'domainId', '还没有通过验证', 'isn’t verified'],
    [{ name: ' ' }, 'name', '', ''],
    [{ tags: Array.from({ length: 11 }, (_, index) => `t${index}`) }, 'tags', '', ''],
  ] satisfies [Partial<NewLink>, string, string, string][])('is none with %j', async (body, field, zh, en) => {
    const refused = await make(body);
    expect(refused).toMatchObject({ status: 400, fields: [field] });
    expect(refused.msg).toContain(zh);
    expect((await make(body, tokens.owner, 'en')).msg).toContain(en);
    expect((await listed()).total).toBe(0);
  }); // oxfmt-ignore

  it('names every invalid field', async () => {
    const body = { code: 'x', targetUrl: 'x', iosUrl: 'y' };
    expect((await make(body)).fields.toSorted()).toEqual(['code', 'iosUrl', 'targetUrl']);
  });

  it('of an app leads each system elsewhere, or to one place', async () => {
    const given = {
      productType: 'app',
      targetUrl: '{host}/app',
      iosUrl: 'https://ios.example/应用',
    } as const;
    const { shortUrl } = await makeOne(given);
    const here = 'http://starbridge.test/app';
    const ios = 'https://ios.example/%E5%BA%94%E7%94%A8';
    expect(await follow(shortUrl.slice(-7))).toMatchObject({
      target: here,
      app: { ios, android: here, desktop: here },
    });
  });

  it('of a product has no places of its own for systems', async () => {
    const { id } = await makeOne({ iosUrl: 'https://ios.example' });
    expect((await show(id)).data).toMatchObject({ iosUrl: '' });
  });

  it('draws another code where one is taken', async () => {
    const { shortUrl } = await makeOne();
    const taken = shortUrl.slice(-7);
    const randomBytes = app.world.randomBytes.bind(app.world);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
    const bytes = Buffer.from([...taken].map(letter => alphabet.indexOf(letter)));
    let draws = 0;
    app.world.randomBytes = size => (draws++ === 0 ? bytes : randomBytes(size));
    const second = await makeOne().finally(() => (app.world.randomBytes = randomBytes));
    expect(draws).toBeGreaterThan(1);
    expect(second.shortUrl).not.toBe(shortUrl);
    expect(await follow(taken)).not.toMatchObject({ linkId: second.id });
    expect(await follow(second.shortUrl.slice(-7))).toMatchObject({ linkId: second.id });
    expect((await show(second.id)).data.shortUrl).toBe(second.shortUrl);
  });
});

describe('the plan', () => {
  it('has a last place, which one of two gets', async () => {
    await app.givePlan(owner.username, 'free');
    for (let turn = 0; turn < 4; turn++) await makeOne();
    const answers = await Promise.all([make(), make({ code: `last-${made}` })]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 430]);
    expect(await make()).toMatchObject({ code: 430, msg: expect.stringContaining('5 / 5') as string });
    expect(await listed()).toMatchObject({ total: 5, used: 5, limit: 5 });
  });

  it('that ended leaves the newest to be read only, which lead on', async () => {
    const ids = [];
    for (let turn = 0; turn < 7; turn++) ids.push((await makeOne({ name: `n${turn}` })).id);
    await app.givePlan(owner.username, 'free');
    const { links: all } = await listed();
    expect(all.filter(link => link.readOnly).map(link => link.name)).toEqual(['n6', 'n5']);
    const [first = 0] = ids;
    const last = ids.at(-1) ?? 0;
    expect(await change(last, { name: 'x' })).toMatchObject({ code: 430 });
    expect(await turn(last, false)).toMatchObject({ code: 430 });
    expect(await change(first, { name: 'x' })).toMatchObject({ code: 0 });
    expect(await follow(all[0]?.code ?? '')).toMatchObject({ isOn: true });
    for (const id of ids.slice(0, 2)) expect(await remove(id)).toMatchObject({ code: 0 });
    expect(await change(last, { name: 'x' })).toMatchObject({ code: 0 });
  });
});

describe('the list', () => {
  beforeEach(async () => {
    const expiresAt = new Date(app.world.now().getTime() + 60_000).toISOString();
    await makeOne({ name: 'Apple', description: '50% off', tags: ['spring', '夏'] });
    await makeOne({ name: 'banana', productType: 'app', creatorId: creatorIds[1] ?? 0, tags: ['spring'] });
    await makeOne({ name: 'cherry', expiresAt, targetUrl: 'https://cherry.example/a_b' });
    const { id } = await makeOne({ name: 'date', code: `Date-${made}` });
    await turn(id, false);
    await inTeam(async db => {
      for (const [name, pv, uv] of [
        ['Apple', 5, 1],
        ['banana', 3, 2],
      ] as const) {
        const at = new Date(app.world.now().getTime() + pv);
        await db
          .updateTable('short_links')
          .set({ pv, uv, last_visit_at: at })
          .where('name', '=', name)
          .execute();
      }
    });
    app.world.pass(60_000);
  });

  it('is filtered', async () => {
    expect(await names({})).toEqual(['date', 'cherry', 'banana', 'Apple']);
    expect(await names({ keyword: ' apple ' })).toEqual(['Apple']);
    expect(await names({ keyword: '50%' })).toEqual(['Apple']);
    expect(await names({ keyword: 'A_B' })).toEqual(['cherry']);
    expect(await names({ keyword: `date-${made}` })).toEqual(['date']);
    expect(await names({ keyword: String.raw`\ ` })).toEqual([]);
    expect(await names({ productType: 'app' })).toEqual(['banana']);
    expect(await names({ state: 'on' })).toEqual(['banana', 'Apple']);
    expect(await names({ state: 'off' })).toEqual(['date']);
    expect(await names({ state: 'expired' })).toEqual(['cherry']);
    expect(await names({ tag: 'spring' })).toEqual(['banana', 'Apple']);
    expect(await names({ tag: 'spring', keyword: 'an' })).toEqual(['banana']);
    expect(await names({ creatorId: creatorIds[1] ?? 0 })).toEqual(['banana']);
  });

  it('is sorted and paged', async () => {
    expect(await names({ sort: 'pv' })).toEqual(['Apple', 'banana', 'date', 'cherry']);
    expect(await names({ sort: 'uv' })).toEqual(['banana', 'Apple', 'date', 'cherry']);
    expect(await names({ sort: 'lastVisit' })).toEqual(['Apple', 'banana', 'date', 'cherry']);
    expect(await names({ sort: 'name' })).toEqual(['Apple', 'banana', 'cherry', 'date']);
    expect(await names({ sort: 'name', size: 3, page: 2 })).toEqual(['date']);
    expect(await listed({ size: 1 })).toMatchObject({
      total: 4,
      used: 4,
      limit: 1000,
      tags: ['spring', '夏'],
    });
    const states = (await listed()).links.map(({ state }) => state);
    expect(states).toEqual(['off', 'expired', 'on', 'on']);
  });

  it('shows what the caller may change', async () => {
    const mine = async (token: string) => (await listed({}, token)).links.map(link => link.mine);
    expect(await mine(tokens.owner)).toEqual([true, true, true, true]);
    expect(await mine(tokens.member)).toEqual([true, true, true, true]);
    expect(await mine(tokens.colleague)).toEqual([false, false, false, false]);
  });

  it('is the team’s own', async () => {
    expect(await listed({}, tokens.stranger)).toMatchObject({ links: [], total: 0, tags: [], used: 0 });
  });

  it('refuses invalid filters', async () => {
    const query = { state: 'gone', sort: 'code', size: 101, creatorId: 0 } as never;
    const answer = await callApp(app, contract.listShortLinks, { token: tokens.owner, query });
    expect(answer).toMatchObject({ status: 400, fields: ['state', 'creatorId', 'sort', 'size'] });
  });
});

describe('changing', () => {
  let ear: pg.Client;
  const heard: string[] = [];
  beforeAll(async () => {
    ear = new pg.Client({ connectionString: app.database.appUrl });
    await ear.connect();
    ear.on('notification', ({ payload }) => heard.push(payload ?? ''));
    await ear.query(`listen ${linkChannel}`);
  });
  afterAll(() => ear.end());

  it('notifies every edge process, and is in the audit log', async () => {
    const { id, shortUrl } = await makeOne({ code: `told-${made}`, creatorId: creatorIds[0] ?? 0 });
    const body = { name: 'autumn', targetUrl: 'https://shop.example.com/autumn', tags: ['a'] };
    expect(await change(id, body)).toMatchObject({ code: 0 });
    expect(await turn(id, false)).toMatchObject({ code: 0 });
    expect((await show(id)).data).toMatchObject({ ...body, shortUrl, creator: null, state: 'off' });
    expect(await follow(`told-${made}`)).toMatchObject({ target: body.targetUrl, isOn: false });
    const ids = JSON.stringify([owner.teamId, id]);
    // Notices of earlier commits arrive with the answer to the next query.
    await ear.query('select');
    expect(heard.slice(-3)).toEqual([JSON.stringify([`told-${made}`, '']), ids, ids]);
    expect(await records()).toMatchObject([
      { action: 'shortLink.switch', after: { isOn: false } },
      {
        action: 'shortLink.update',
        fields: ['name', 'targetUrl', 'tags', 'creator'],
        before: { name: 'spring', creator: 'creator 1' },
        after: { name: 'autumn', tags: 'a', creator: null },
      },
      { action: 'shortLink.create' },
    ]);
  });

  it('to the same value does nothing', async () => {
    const expiresAt = new Date(app.world.now().getTime() + 1000).toISOString();
    const { id } = await makeOne({ expiresAt });
    app.world.pass(2000);
    expect(await change(id, { expiresAt })).toMatchObject({ code: 0 });
    expect(await turn(id, true)).toMatchObject({ code: 0 });
    expect(await records()).toHaveLength(1);
    expect(await change(id, { expiresAt, name: 'late' })).toMatchObject({ code: 0 });
    expect((await show(id)).data).toMatchObject({ name: 'late', state: 'expired' });
  });

  it('refuses what a new one may not have', async () => {
    const { id } = await makeOne();
    const body = { targetUrl: 'javascript:alert(1)', expiresAt: '2020-01-01T00:00:00Z' };
    const refused = await change(id, body);
    expect(refused).toMatchObject({ status: 400, fields: ['targetUrl', 'expiresAt'] });
    expect(refused.msg).toContain('请输入正确的网址');
    expect((await change(id, body, tokens.member, 'en')).msg).toContain(
      'Please enter the correct URL address',
    );
    expect(await change(id, { creatorId: 987_654 })).toMatchObject({ status: 400, fields: ['creatorId'] });
  });

  it('is for its creator and for the main account', async () => {
    const { id } = await makeOne();
    for (const answer of [
      await change(id, { name: 'x' }, tokens.colleague),
      await turn(id, false, tokens.colleague),
      await remove(id, tokens.colleague),
    ]) {
      expect(answer).toMatchObject({ status: 403 });
    }
    for (const answer of [
      await show(id, tokens.stranger),
      await change(id, { name: 'x' }, tokens.stranger),
      await turn(id, false, tokens.stranger),
      await remove(id, tokens.stranger),
    ]) {
      expect(answer).toMatchObject({ status: 404 });
    }
    expect(await change(id, { name: 'x' }, tokens.owner)).toMatchObject({ code: 0 });
    expect((await show(id)).data.name).toBe('x');
  });
});

describe('deleting', () => {
  it('reserves the code for ever, and returns the quota', async () => {
    const code = `gone-${made}`;
    const { id } = await makeOne({ code });
    const people = [{ recipientId: 7, taskId: 1, creatorId: null }];
    const codes = await inTeam(db =>
      codesForRecipients(db, app.world, links, { ...owner, linkId: id }, people),
    );
    expect(await remove(id)).toMatchObject({ code: 0 });
    expect(await follow(code)).toMatchObject({ isOn: false });
    expect(await follow(codes.get(7)?.slice(-9) ?? '')).toMatchObject({ isOn: false, recipientId: 7 });
    expect(await make({ code })).toMatchObject({ code: 1008 });
    expect(await listed()).toMatchObject({ total: 0, used: 0 });
    expect(await records()).toMatchObject([
      { action: 'shortLink.delete', subject_name: 'spring', before: { targetUrl: target } },
      { action: 'shortLink.create' },
    ]);
    for (const answer of [await show(id), await change(id, {}), await turn(id, true), await remove(id)]) {
      expect(answer).toMatchObject({ status: 404 });
    }
  });

  it('by two concurrent calls returns one place', async () => {
    await makeOne();
    const { id } = await makeOne();
    const answers = await Promise.all([remove(id), remove(id, tokens.owner)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect((await listed()).used).toBe(1);
  });

  it('of its creator passes it to the main account', async () => {
    const { id } = await makeOne();
    const actor = { ...owner, sessionId: 0, role: 'owner', isOperator: false } as const;
    await removeMember(app.database.db, { ...app.world, actor }, member.accountId);
    expect((await show(id)).data.createdBy).toBe(`${owner.username} nick`);
  });
});

it('a link names the mail tasks that write to people with it', async () => {
  const { id } = await makeOne();
  const first = await addSentMail(app.database.db, app.world, owner);
  const second = await addSentMail(app.database.db, app.world, owner);
  const people = [
    { recipientId: 1, taskId: first.taskId, creatorId: null },
    { recipientId: 2, taskId: second.taskId, creatorId: null },
    { recipientId: 3, taskId: second.taskId, creatorId: null },
  ];
  await inTeam(db => codesForRecipients(db, app.world, links, { ...owner, linkId: id }, people));
  const name = `${owner.username} task`;
  expect((await show(id)).data.mailTasks).toEqual([
    { id: second.taskId, name, recipients: 2 },
    { id: first.taskId, name, recipients: 1 },
  ]);
});
