import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '../../../contract/links/short-domains.ts';
import { createShortLink, deleteShortLink, getLinkSettings } from '../../../contract/links/short-links.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { findTarget } from '../short-links/codes/find-target.ts';
import { isTeamHost } from './service.ts';

let app: TestApp;
let owner: Account;
let tokens: { owner: string; member: string; stranger: string };
let host: string;
let made = 0;
/** TXT records by name; an error means that DNS does not answer. */
let records: Record<string, string[] | Error>;

beforeAll(async () => {
  app = await startTestApp();
  app.links.dns.texts = async name => {
    const found = records[name] ?? [];
    if (found instanceof Error) throw found;
    return found;
  };
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.database;
  owner = await makeTeam(db, app.world, `owner-${++made}`);
  tokens = {
    owner: await app.signInAs(owner),
    member: await app.signInAs(await makeMember(db, app.world, owner.teamId, `member-${made}`)),
    stranger: await app.signInAs(await makeTeam(db, app.world, `stranger-${made}`)),
  };
  host = `go-${made}.example.com`;
  records = {};
});

const add = (name = host, token = tokens.owner, lang = 'zh') =>
  callApp(app, contract.addShortDomain, {
    token,
    body: { host: name },
    headers: { 'accept-language': lang },
  });
const idOf = async (name = host, token = tokens.owner) => (await add(name, token)).data.id;
const listed = async (token = tokens.owner) =>
  (await callApp(app, contract.listShortDomains, { token })).data.domains;
const verify = (id: number, token = tokens.owner) =>
  callApp(app, contract.verifyShortDomain, { token, params: { id } });
const remove = (id: number, token = tokens.owner, lang = 'zh') =>
  callApp(app, contract.removeShortDomain, { token, params: { id }, headers: { 'accept-language': lang } });
const makeLink = (domainId: number, code = '', token = tokens.owner) =>
  callApp(app, createShortLink, {
    token,
    body: { name: 'x', productType: 'ecommerce', targetUrl: 'https://shop.example.com', domainId, code },
  });

/** Adds the TXT record of a domain to DNS, and verifies it. */
async function prove(token = tokens.owner, id?: number) {
  const domainId = id ?? (await idOf(host, token));
  const domain = (await listed(token)).find(each => each.id === domainId);
  if (!domain) throw new Error('the domain is not there');
  records[domain.record.name] = ['v=spf1 -all', ` ${domain.record.value} `];
  return { id: domainId, answer: await verify(domainId, token) };
}

const recorded = async () =>
  asTeam(app.database.db, owner.teamId, async db => {
    const rows = await db
      .selectFrom('audit_log_entries as r')
      .innerJoin('audit_log_values as v', join =>
        join.onRef('v.team_id', '=', 'r.team_id').onRef('v.entry_id', '=', 'r.id'),
      )
      .select(['r.action', 'v.subject_name'])
      .where('r.subject', '=', 'shortDomain')
      .orderBy('r.id')
      .execute();
    return rows.map(row => `${row.action} ${row.subject_name}`);
  });

describe('a domain', () => {
  it('is added with the DNS record that proves its ownership', async () => {
    const { id } = (await add(`GO-${made}.Example.com.`)).data;
    expect(await listed(tokens.member)).toEqual([
      {
        id,
        host,
        record: {
          name: `_starbridge.${host}`,
          value: expect.stringMatching(/^starbridge-verify=[\w-]{32}$/) as string,
        },
        verifiedAt: null,
        checkedAt: null,
        fault: '',
        lapsesAt: null,
        links: 0,
      },
    ]);
    expect(await listed(tokens.stranger)).toEqual([]);
    expect(await recorded()).toEqual([`shortDomain.add ${host}`]);
  });

  it.each([
    ['localhost', '请输入正确的域名', 'Enter a domain such as'],
    ['10.0.0.1', '请输入正确的域名', 'Enter a domain such as'],
    ['https://go.example.com/a', '请输入正确的域名', 'Enter a domain such as'],
    ['starbridge.test', '系统自己的域名', 'belongs to this installation'],
  ])('is not %s', async (name, zh, en) => {
    const refused = await add(name);
    expect(refused).toMatchObject({ status: 400, fields: ['host'] });
    expect(refused.msg).toContain(zh);
    expect((await add(name, tokens.owner, 'en')).msg).toContain(en);
    expect(await listed()).toEqual([]);
  });

  it('is named once by a team, and by others too', async () => {
    await add();
    const refused = await add();
    expect(refused).toMatchObject({ code: 1008, fields: ['host'] });
    expect(refused.msg).toContain('团队已添加过这个域名');
    expect(await add(host, tokens.stranger)).toMatchObject({ code: 0 });
    expect(await recorded()).toHaveLength(1);
  });

  it('is the main account’s to add, verify and give up', async () => {
    const id = await idOf();
    for (const answer of [
      await add(`other-${host}`, tokens.member),
      await verify(id, tokens.member),
      await remove(id, tokens.member),
    ]) {
      expect(answer).toMatchObject({ status: 403 });
    }
    for (const answer of [await verify(id, tokens.stranger), await remove(id, tokens.stranger)]) {
      expect(answer).toMatchObject({ status: 404 });
    }
  });
});

describe('verifying', () => {
  it('reports errors', async () => {
    const id = await idOf();
    const fault = async () => (await verify(id)).data.fault;
    expect(await fault()).toBe('notFound');
    const name = `_starbridge.${host}`;
    records[name] = ['v=spf1 -all'];
    expect(await fault()).toBe('notFound');
    records[name] = ['starbridge-verify=other'];
    expect(await fault()).toBe('otherValue');
    records[name] = new Error('SERVFAIL');
    expect(await fault()).toBe('noAnswer');
    const [domain] = await listed();
    expect(domain).toMatchObject({
      fault: 'noAnswer',
      verifiedAt: null,
      checkedAt: app.world.now().toISOString(),
    });
    expect(await isTeamHost(app.database.db, host)).toBe(false);
    expect(await makeLink(id)).toMatchObject({ status: 400, fields: ['domainId'] });
  });

  it('makes it a place for links', async () => {
    const { id, answer } = await prove();
    expect(answer.data).toMatchObject({ fault: '', verifiedAt: app.world.now().toISOString() });
    expect(await isTeamHost(app.database.db, host)).toBe(true);
    const { places } = (await callApp(app, getLinkSettings, { token: tokens.member })).data;
    expect(places).toEqual([
      { domainId: null, prefix: 'http://starbridge.test/s/' },
      { domainId: id, prefix: `https://${host}/` },
    ]);
    const { data } = await makeLink(id, 'spring', tokens.member);
    expect(data.shortUrl).toBe(`https://${host}/spring`);
    const find = (at: string) => findTarget(app.database.db, app.links, { code: 'spring', host: at });
    expect(await find(host)).toMatchObject({ linkId: data.id });
    expect(await find('')).toBeNull();
    expect(await makeLink(id, 'spring')).toMatchObject({ code: 1008 });
    expect(await recorded()).toEqual([`shortDomain.add ${host}`, `shortDomain.verify ${host}`]);
  });

  it('repeated changes nothing, whatever DNS says by then', async () => {
    const { id, answer } = await prove();
    records = {};
    app.world.pass(1000);
    expect((await verify(id)).data).toEqual(answer.data);
    expect(await recorded()).toHaveLength(2);
  });

  it('finds that another team has it', async () => {
    await prove();
    const second = await prove(tokens.stranger);
    expect(second.answer.data).toMatchObject({ fault: 'taken', verifiedAt: null });
    expect(await makeLink(second.id, '', tokens.stranger)).toMatchObject({ fields: ['domainId'] });
  });

  it('by two teams concurrently succeeds for one', async () => {
    const ids = [await idOf(), await idOf(host, tokens.stranger)];
    const values = [...(await listed()), ...(await listed(tokens.stranger))].map(each => each.record.value);
    records[`_starbridge.${host}`] = values;
    const answers = await Promise.all([
      verify(ids[0] ?? 0),
      verify(ids[0] ?? 0),
      verify(ids[1] ?? 0, tokens.stranger),
    ]);
    const faults = answers.map(({ data }) => data.fault);
    expect(faults[0]).toBe(faults[1]);
    expect(new Set(faults)).toEqual(new Set(['', 'taken']));
  });

  it('too often is refused', async () => {
    const id = await idOf();
    for (let turn = 0; turn < 20; turn++) await verify(id);
    expect(await verify(id)).toMatchObject({ code: 429 });
    app.world.pass(60_000);
    expect(await verify(id)).toMatchObject({ code: 0 });
  });

  it('keeps links from leading to it', async () => {
    await prove();
    const refused = await callApp(app, createShortLink, {
      token: tokens.stranger,
      body: { name: 'x', productType: 'ecommerce', targetUrl: `https://${host.toUpperCase()}./spring` },
    });
    expect(refused).toMatchObject({ status: 400, fields: ['targetUrl'] });
    expect(refused.msg).toContain('不能跳转到另一个短链');
  });
});

describe('giving up', () => {
  it('waits for the links under it', async () => {
    const { id } = await prove();
    const { data } = await makeLink(id, 'spring');
    expect(await listed()).toMatchObject([{ links: 1 }]);
    expect(await remove(id)).toMatchObject({ code: 1025, msg: '该域名下还有 1 个短链，请先删除它们' });
    expect((await remove(id, tokens.owner, 'en')).msg).toBe(
      'This domain still has short links (1). Delete them first.',
    );
    await callApp(app, deleteShortLink, { token: tokens.owner, params: { id: data.id } });
    expect(await remove(id)).toMatchObject({ code: 0 });
    expect(await listed()).toEqual([]);
    expect(await isTeamHost(app.database.db, host)).toBe(false);
    expect(await remove(id)).toMatchObject({ status: 404 });
    expect((await recorded()).at(-1)).toBe(`shortDomain.remove ${host}`);
  });

  it('leaves it to another team, but not the codes of before', async () => {
    const { id } = await prove();
    const { data } = await makeLink(id, 'spring');
    await callApp(app, deleteShortLink, { token: tokens.owner, params: { id: data.id } });
    await remove(id);
    const second = await prove(tokens.stranger);
    expect(second.answer.data.fault).toBe('');
    expect(await makeLink(second.id, 'spring', tokens.stranger)).toMatchObject({ code: 1008 });
    expect(await makeLink(second.id, 'summer', tokens.stranger)).toMatchObject({ code: 0 });
  });

  it('of an unverified one takes nothing from its owner', async () => {
    await prove();
    const id = await idOf(host, tokens.stranger);
    expect(await remove(id, tokens.stranger)).toMatchObject({ code: 0 });
    expect(await isTeamHost(app.database.db, host)).toBe(true);
  });

  it('and making a link under it do not pass each other', async () => {
    const { id } = await prove();
    const [made, removed] = await Promise.all([makeLink(id), remove(id)]);
    expect([made.code === 0, removed.code === 0].filter(Boolean)).toHaveLength(1);
  });
});
