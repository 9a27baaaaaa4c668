import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyInputOf } from '../../../../contract/core/endpoint.ts';
import { createList } from '../../../../contract/creators/lists.ts';
import { createListLinks, listShortLinks } from '../../../../contract/links/short-links.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { callApp } from '../../../../test/harness/app/call-endpoint.ts';
import { someCreators } from '../../../../test/fixtures/creators/some-creators.ts';
import { makeMember, makeTeam, type Account } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { blockCreators } from '../../../creators/blocklist/service.ts';

let app: TestApp;
let ids: number[];
let owner: Account;
let tokens: { owner: string; member: string; stranger: string };
let listId: number;
let made = 0;

beforeAll(async () => {
  app = await startTestApp();
  ids = await someCreators(app.database.db, 5000, app.world.now());
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.database;
  owner = await makeTeam(db, app.world, `owner-${++made}`, { plan: 'team' });
  tokens = {
    owner: await app.signInAs(owner),
    member: await app.signInAs(await makeMember(db, app.world, owner.teamId, `member-${made}`)),
    stranger: await app.signInAs(await makeTeam(db, app.world, `stranger-${made}`)),
  };
  listId = await listOf(ids.slice(0, 3));
});

async function listOf(creatorIds: number[], visibility: 'team' | 'private' = 'team'): Promise<number> {
  const body = { name: `list ${++made}`, color: 1, visibility };
  const { data } = await callApp(app, createList, { token: tokens.owner, body });
  const { teamId, accountId } = owner;
  const adding = { team_id: teamId, list_id: data.id, added_by: accountId, added_at: app.world.now() };
  const members = creatorIds.map(creator_id => ({ ...adding, creator_id }));
  if (!members.length) return data.id;
  await asTeam(app.database.db, teamId, db => db.insertInto('list_members').values(members).execute());
  return data.id;
}

const target = 'https://shop.example.com/spring?utm_source=list#top';
const make = (body: Partial<BodyInputOf<typeof createListLinks>> = {}, token = tokens.member, lang = 'zh') =>
  callApp(app, createListLinks, {
    token,
    body: { name: '{creator} 春季', productType: 'ecommerce', targetUrl: target, listId, ...body },
    headers: { 'accept-language': lang },
  });
const listed = async () =>
  (await callApp(app, listShortLinks, { token: tokens.owner, query: { size: 100 } })).data;

describe('links of a list', () => {
  it('are one for each creator', async () => {
    expect(await make({ tags: ['春'] })).toMatchObject({ data: { created: 3, already: 0 } });
    const { links, used } = await listed();
    expect(used).toBe(3);
    expect(links.map(({ name, targetUrl, tags, creator }) => ({ name, targetUrl, tags, id: creator?.id })).toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(
      [1, 2, 3].map(number => ({
        name: `creator ${number} 春季`,
        targetUrl: `https://shop.example.com/spring?utm_source=list&utm_content=handle_${number}#top`,
        tags: ['春'],
        id: ids[number - 1],
      })),
    ); // oxfmt-ignore
    expect(new Set(links.map(({ code }) => code)).size).toBe(3);
    expect(links[0]?.createdBy).toContain('member');
    const records = await asTeam(app.database.db, owner.teamId, db =>
      db
        .selectFrom('audit_log_entries as r')
        .innerJoin('audit_log_values as v', join =>
          join.onRef('v.team_id', '=', 'r.team_id').onRef('v.entry_id', '=', 'r.id'),
        )
        .select(['r.subject', 'r.subject_id', 'v.subject_name', 'v.after'])
        .where('r.action', '=', 'shortLink.createOfList')
        .execute(),
    );
    expect(records).toMatchObject([
      { subject: 'list', subject_id: listId, after: { name: '{creator} 春季', targetUrl: target, links: 3 } },
    ]);
  });

  it('are created for members without one to the same target', async () => {
    await make();
    expect((await make()).data).toEqual({ created: 0, already: 3 });
    expect((await make({ marksCreator: false })).data).toEqual({ created: 3, already: 0 });
    const more = await listOf(ids.slice(1, 5));
    expect((await make({ listId: more })).data).toEqual({ created: 2, already: 2 });
    expect((await listed()).used).toBe(8);
  });

  it('leave out blocked creators', async () => {
    const { teamId, accountId } = owner;
    const actor = { teamId, accountId, sessionId: 1, role: 'owner', isOperator: false } as const;
    await asTeam(app.database.db, teamId, db =>
      blockCreators(db, { ...app.world, actor }, ids.slice(0, 1), { reason: 'x', listId: undefined }),
    );
    expect((await make()).data).toEqual({ created: 2, already: 0 });
  });

  it('of an empty list are none', async () => {
    expect((await make({ listId: await listOf([]) })).data).toEqual({ created: 0, already: 0 });
  });

  it('of two concurrent calls are one per member', async () => {
    const answers = await Promise.all([make(), make({}, tokens.owner)]);
    expect(answers.map(({ data }) => data.created).toSorted((a, b) => a - b)).toEqual([0, 3]);
  });

  it('are all made or none', async () => {
    await app.givePlan(owner.username, 'free');
    expect(await make()).toMatchObject({ code: 0 });
    const refused = await make({ targetUrl: 'https://shop.example.com/autumn' });
    expect(refused).toMatchObject({
      code: 430,
      msg: expect.stringContaining('短链数量已用 3 / 5') as string,
    });
    expect(await listed()).toMatchObject({ total: 3, used: 3 });
  });

  it('refuse what a single link may not have', async () => {
    const refused = await make({ targetUrl: 'ftp://shop.example.com' });
    expect(refused).toMatchObject({ status: 400, fields: ['targetUrl'] });
    expect(refused.msg).toContain('请输入正确的网址');
    const english = await make({ targetUrl: 'http://192.168.0.1' }, tokens.member, 'en');
    expect(english.msg).toContain('Can’t point to a private network');
    const long = `https://shop.example.com/${'x'.repeat(1970)}`;
    expect((await make({ targetUrl: long })).msg).toContain('超过了 2,000 个字符');
    expect((await make({ targetUrl: long }, tokens.member, 'en')).msg).toContain('exceeds 2,000');
    expect(await make({ targetUrl: long, marksCreator: false })).toMatchObject({ code: 0 });
    expect(await make({ domainId: 987_654 })).toMatchObject({ status: 400, fields: ['domainId'] });
  });

  it('are of lists that the caller may see', async () => {
    expect(await make({}, tokens.stranger)).toMatchObject({ status: 404 });
    expect(await make({ listId: 987_654 })).toMatchObject({ status: 404 });
    const hidden = await listOf(ids.slice(0, 1), 'private');
    expect(await make({ listId: hidden })).toMatchObject({ status: 404 });
    expect(await make({ listId: hidden }, tokens.owner)).toMatchObject({ data: { created: 1 } });
  });

  it('of thousands take no long', async () => {
    const many = await listOf(ids);
    const since = performance.now();
    expect((await make({ listId: many })).data).toEqual({ created: 5000, already: 0 });
    const made = (performance.now() - since) / 1000;
    const listing = performance.now();
    expect((await listed()).total).toBe(5000);
    const shown = performance.now() - listing;
    console.log(`5,000 links: made in ${made.toFixed(2)} s, the list shown in ${shown.toFixed(0)} ms`);
    // Far more than needed, because the machine may be busy.
    expect(made).toBeLessThan(100);
  });
});
