import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeBrief } from '../../../contract/monitoring/briefs/briefs.ts';
import { clientReportParts } from '../../../contract/monitoring/client-reports/client-report-kinds.ts';
import * as contract from '../../../contract/monitoring/client-reports/client-reports.ts';
import { addCost } from '../../../contract/monitoring/effects/effects.ts';
import { listPosts } from '../../../contract/monitoring/monitored-posts.ts';
import { removeProject, changeProjectState } from '../../../contract/monitoring/monitors.ts';
import { listOperationRecords } from '../../../contract/workspace/audit-log.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { addCreator } from '../../../test/fixtures/catalogue/some-posts.ts';
import { addProject, addToProject } from '../../../test/fixtures/monitoring/some-projects.ts';
import { pointAt, somePost } from '../../../test/fixtures/catalogue/some-watched-posts.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { hashToken } from '../../core/auth/random-token.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { deleteReportLinksJob } from './jobs.ts';
import { readEnv } from '../../core/settings/env.ts';

const dayMs = 86_400_000;
let app: TestApp;
let owner: Account;
let tokens: { owner: string; member: string; stranger: string };
let creatorId: number;
let projectId: number;
let made = 0;

const people = { member: {} as Account, stranger: {} as Account };
/** Signs in again, because some tests move the clock by days and sessions expire. */
async function signIn(): Promise<void> {
  tokens = {
    owner: await app.signInAs(owner),
    member: await app.signInAs(people.member),
    stranger: await app.signInAs(people.stranger),
  };
}

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  creatorId = await addCreator(db, app.world.now(), { handle: 'lan', followers: 4000 });
  owner = await makeTeam(db, app.world, 'owner', { plan: 'team' });
  people.member = await makeMember(db, app.world, owner.teamId, 'member');
  people.stranger = await makeTeam(db, app.world, 'stranger');
  app.world.pass(2 * dayMs);
  await signIn();
});
afterAll(() => app.close());

const at = (moment: string) => new Date(moment);
const figures = (moment: string, plays: number) => ({
  ...pointAt(at(moment), plays),
  likes: plays / 10,
  comments: plays / 100,
  shares: 0,
});

/** Three posts: of the creator, of a person named in a link, and one that must not be used. */
const posts = () => [
  somePost({
    platformPostId: `a${made}`,
    creatorId,
    caption: 'New flavour #lan',
    state: 'online',
    source: 'tiktok_market',
    publishedAt: at('2026-11-20T02:00:00Z'),
    plays: 3000,
    likes: 300,
    comments: 30,
    shares: 0,
    seenAt: at('2026-11-22T02:00:00Z'),
    points: [figures('2026-11-20T12:00:00Z', 1000), figures('2026-11-22T02:00:00Z', 3000)],
  }),
  somePost({
    platformPostId: `b${made}`,
    handle: 'ming',
    state: 'gone',
    source: 'tiktok_market',
    publishedAt: at('2026-11-20T04:00:00Z'),
    plays: 500,
    likes: null,
    seenAt: at('2026-11-21T12:00:00Z'),
    points: [pointAt(at('2026-11-20T12:00:00Z'), 400), pointAt(at('2026-11-21T12:00:00Z'), 500)],
  }),
  somePost({
    platform: 'youtube',
    platformPostId: `c${made}`,
    handle: 'tube',
    state: 'online',
    source: 'youtube',
    publishedAt: at('2026-11-20T04:00:00Z'),
    plays: 9000,
    likes: 900,
    seenAt: at('2026-11-22T01:00:00Z'),
    points: [pointAt(at('2026-11-22T01:00:00Z'), 9000)],
  }),
];

beforeEach(async () => {
  made++;
  app.world.pass(Date.parse('2026-11-20T08:00:00Z') - app.world.now().getTime());
  projectId = (await addProject(app.database.db, app.world, owner, `project ${made}`)).id;
  app.world.pass(2 * dayMs);
  await addToProject(app.database.db, app.world, owner, projectId, posts());
  await app.database.db.deleteFrom('rate_windows').execute();
});

type Who = keyof typeof tokens;
const of = (who: Who = 'owner', more = {}) => ({ token: tokens[who], params: { id: projectId, ...more } });
const show = async (who: Who = 'owner') => callApp(app, contract.getClientReport, of(who));
const settings = {
  lang: 'en',
  title: 'Autumn',
  clientName: 'Acme',
  parts: ['summary', 'posts'],
} as const;
const change = (more: object = {}, revision = 0, who: Who = 'owner') =>
  callApp(app, contract.changeClientReport, {
    ...of(who),
    body: { settings: { ...settings, ...more }, revision } as never,
  });
const share = (lastDay = '2026-11-29', who: Who = 'owner') =>
  callApp(app, contract.addClientReportLink, { ...of(who), body: { lastDay } });
const list = async (who: Who = 'owner') => callApp(app, contract.listClientReportLinks, of(who));
const open = (url: string) =>
  callApp(app, contract.openClientReport, { params: { token: url.split('/').at(-1) } });
const revoke = (linkId: number, who: Who = 'owner') =>
  callApp(app, contract.revokeClientReportLink, of(who, { linkId }));
const actions = async () => {
  const { data } = await callApp(app, listOperationRecords, { token: tokens.owner, query: {} });
  return data.records
    .filter(each => each.subject === 'monitor' && each.subjectId === projectId)
    .map(({ action }) => action);
};

describe('a report', () => {
  it('names creators as the team does where the catalogue has no name', async () => {
    const { db } = app.database;
    await db.updateTable('creators').set({ name: 'lan' }).where('id', '=', creatorId).execute();
    const own = { team_id: owner.teamId, creator_id: creatorId, changed_at: app.world.now() };
    await asTeam(db, owner.teamId, db =>
      db
        .insertInto('team_creators')
        .values({ ...own, imported_name: 'Our Lan' })
        .execute(),
    );
    try {
      const { content } = (await show('member')).data;
      expect(content.gallery?.map(({ name }) => name)).toContain('Our Lan');
      expect(content.creators?.map(({ name }) => name)).toContain('Our Lan');
      const listed = await callApp(app, listPosts, { ...of(), query: {} });
      expect(listed.data.posts.flatMap(({ creator }) => creator?.name ?? [])).toEqual(['Our Lan']);
      const found = await callApp(app, listPosts, { ...of(), query: { words: 'our lan' } });
      expect(found.data.total).toBe(1);
    } finally {
      await db.updateTable('creators').set({ name: "lan's name" }).where('id', '=', creatorId).execute();
      await asTeam(db, owner.teamId, db => db.deleteFrom('team_creators').execute());
    }
  });

  it('shows every part to the team, with costs not chosen at first', async () => {
    const { data } = await show('member');
    expect(data).toMatchObject({ revision: 0, projectName: `project ${made}`, mine: false, logo: '' });
    expect(data.settings.parts).toEqual(['summary', 'days', 'posts', 'creators', 'notes']);
    const { content } = data;
    expect(content).toMatchObject({
      title: `project ${made}`,
      team: 'owner team',
      from: '2026-11-20',
      to: '2026-12-20',
      zone: 'Asia/Shanghai',
      isClosed: false,
      oldestAt: '2026-11-21T12:00:00.000Z',
      newestAt: '2026-11-22T02:00:00.000Z',
      posts: { all: 3, heldBack: 1, offline: 1 },
    });
    expect(content.summary).toEqual({
      figures: { posts: 2, plays: 3500, likes: 300, comments: 30, shares: 0, engagementBp: 1100 },
      creators: 3,
      playsGained: 3500,
      engagementsGained: null,
    });
    expect(content.days?.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
    expect(content.gallery?.map(({ name, plays, engagementBp }) => [name, plays, engagementBp])).toEqual([
      ['tube', 9000, null],
      ["lan's name", 3000, 1100],
      ['ming', 500, null],
    ]);
    expect(content.creators?.map(({ name, allPosts, figures }) => [name, allPosts, figures.plays])).toEqual([
      ["lan's name", 1, 3000],
      ['ming', 1, 500],
      ['tube', 1, null],
    ]);
    expect(content.costs).toMatchObject({ totals: { costFen: null } });
    expect(content.briefs).toMatchObject({ requirements: [], more: 0 });
  });

  it('is put together, in other days and under other words', async () => {
    expect((await change({ beginsOn: '2026-11-21', endsOn: '2026-11-21', notes: 'Thank you' })).data).toEqual(
      {
        revision: 1,
      },
    );
    const { data } = await show();
    expect(data.settings).toMatchObject({ ...settings, hasLogo: true });
    expect(data.content).toMatchObject({
      title: 'Autumn',
      clientName: 'Acme',
      lang: 'en',
      notes: 'Thank you',
    });
    // The second post was deleted by the end of that day.
    expect(data.content.summary?.playsGained).toBe(1263 + 83);
    expect(data.content.days).toHaveLength(1);
    expect(await actions()).toEqual(['clientReport.parts']);
    await change({ title: 'Winter' }, 1);
    expect(await actions()).toEqual(['clientReport.parts']);
  });

  it('leaves out posts that were published after its days', async () => {
    await change({ beginsOn: '2026-11-19', endsOn: '2026-11-19' });
    const { content } = (await show()).data;
    expect(content.posts.all).toBe(0);
    expect(content.summary).toMatchObject({ playsGained: null, figures: { plays: null } });
  });

  it.each([
    ['by somebody who has it not', () => change({}, 0, 'stranger'), 404, []],
    ['by somebody whose project it is not', () => change({}, 0, 'member'), 403, []],
    ['with days in the wrong order', () => change({ endsOn: '2026-11-19' }), 400, ['settings.endsOn']],
    ['with a part that there is not', () => change({ parts: ['budget'] }), 400, ['settings']],
    ['on top of what is not there', () => change({}, 3), 200, []],
  ])('is not changed %s', async (_by, ask, status, fields) => {
    const answer = await ask();
    expect([answer.status, answer.fields]).toEqual([status, fields]);
    expect(answer.code).not.toBe(0);
    expect((await show()).data.revision).toBe(0);
  });

  it('is not shown to another team', async () => {
    expect((await show('stranger')).status).toBe(404);
  });
});

describe('an address of a report', () => {
  it('shows the chosen parts with current figures, to anyone with the address', async () => {
    await change();
    const { data } = await share();
    expect(data.url).toMatch(/^http:\/\/starbridge\.test\/c\/[\w-]{43}$/);
    expect(data.expiresAt).toBe('2026-11-29T16:00:00.000Z');
    const first = await open(data.url);
    expect(first.data.content).toMatchObject({ title: 'Autumn', lang: 'en', summary: { creators: 3 } });
    expect(first.data.content).toMatchObject({
      days: null,
      creators: null,
      effects: null,
      costs: null,
      briefs: null,
    });
    await addToProject(app.database.db, app.world, owner, projectId, [
      somePost({ platformPostId: `d${made}`, publishedAt: at('2026-11-21T00:00:00Z') }),
    ]);
    expect((await open(data.url)).data.content.posts.all).toBe(4);
    expect((await list()).data.links).toEqual([
      {
        id: data.id,
        by: 'owner nick',
        createdAt: app.world.now().toISOString(),
        expiresAt: data.expiresAt,
        opened: 2,
        openedAt: app.world.now().toISOString(),
      },
    ]);
    expect(await actions()).toContain('clientReport.share');
  });

  it('shows no money, people or notes of the team that were not chosen', async () => {
    const fee = { kind: 'fee', day: '2026-11-20', amountMinor: 765_400, note: 'secret note' } as const;
    const yuan = { currency: 'CNY', rateE8: 100_000_000, rateOn: '2026-11-20' } as const;
    await callApp(app, addCost, { ...of(), body: { ...fee, ...yuan, creatorId } });
    await callApp(app, changeBrief, {
      ...of(),
      body: { hashtags: ['secrettag'], revision: 0 },
    });
    await change({ parts: clientReportParts.filter(part => !['costs', 'briefs'].includes(part)) });
    const { url } = (await share()).data;
    const { text, data } = await open(url);
    expect(data.content.effects?.totals).toMatchObject({ clicks: null });
    for (const word of ['765400', 'secret', 'nick', 'budget', 'costFen', 'cpm', 'roi', 'followers'])
      expect(text).not.toContain(word);
    await change({ parts: ['costs'] }, 1);
    const chosen = (await open(url)).data.content;
    expect(chosen.costs?.totals.costFen).toBe(765_400);
    expect(chosen.effects).toBeNull();
  });

  it('is stored as a hash', async () => {
    const { url } = (await share()).data;
    const token = url.split('/').at(-1) ?? '';
    const tokens = await app.database.db.selectFrom('client_report_tokens').selectAll().execute();
    expect(tokens.some(({ token_hash }) => token_hash.equals(hashToken(token)))).toBe(true);
    const links = await asTeam(app.database.db, owner.teamId, db =>
      db.selectFrom('client_report_links').selectAll().execute(),
    );
    expect(JSON.stringify([tokens, links])).not.toContain(token);
  });

  it('stays in the language of its creator, even without saved settings', async () => {
    const { url } = (await share()).data;
    const answer = await callApp(app, contract.openClientReport, {
      params: { token: url.split('/').at(-1) },
      headers: { 'accept-language': 'en' },
    });
    expect(answer.data.content.lang).toBe('zh');
  });

  it('says that it has expired, and is unknown later', async () => {
    const [ending, revoked] = [(await share()).data, (await share()).data];
    expect((await revoke(revoked.id)).code).toBe(0);
    expect((await revoke(revoked.id)).status).toBe(404);
    expect((await open(revoked.url)).status).toBe(410);
    expect((await open(`/c/${'x'.repeat(43)}`)).status).toBe(404);
    app.world.pass(Date.parse(ending.expiresAt) - app.world.now().getTime() - 1);
    expect((await open(ending.url)).code).toBe(0);
    app.world.pass(1);
    expect((await open(ending.url)).status).toBe(410);
    await signIn();
    expect((await list()).data.links).toEqual([]);
    app.world.pass(29 * dayMs);
    const settings = readEnv({ SHARED_PAGE_RETENTION_DAYS: '40' });
    await deleteReportLinksJob.run(app.database.db, app.world, {});
    expect((await open(ending.url)).status).toBe(410);
    app.world.pass(2 * dayMs);
    await deleteReportLinksJob.run(app.database.db, app.world, {}, { settings });
    expect((await open(ending.url)).status).toBe(410);
    await deleteReportLinksJob.run(app.database.db, app.world, {});
    expect([(await open(ending.url)).status, (await open(revoked.url)).status]).toEqual([404, 404]);
  });

  it('outlives the end of fetching, and ends with its project', async () => {
    const { url } = (await share()).data;
    await callApp(app, changeProjectState, { ...of(), body: { state: 'closed' } });
    expect((await open(url)).data.content.isClosed).toBe(true);
    await callApp(app, removeProject, of());
    expect((await open(url)).status).toBe(410);
  });

  it.each([
    ['of another team', () => share('2026-11-29', 'stranger'), 404],
    ['of a project that is not theirs', () => share('2026-11-29', 'member'), 403],
    ['for yesterday', () => share('2026-11-21'), 400],
    ['for longer than a year', () => share('2027-11-25'), 400],
  ])('cannot be created by an account %s', async (_what, ask, status) => {
    expect((await ask()).status).toBe(status);
    expect((await list()).data.links).toEqual([]);
  });

  it('is revoked by accounts that may edit the project only', async () => {
    const { id, url } = (await share()).data;
    expect((await revoke(id, 'member')).status).toBe(403);
    expect((await revoke(id, 'stranger')).status).toBe(404);
    expect((await list('stranger')).status).toBe(404);
    expect((await open(url)).code).toBe(0);
  });

  it('has a maximum of active ones', async () => {
    for (let each = 0; each < 20; each++) expect((await share()).code).toBe(0);
    expect(await share()).toMatchObject({ status: 400, fields: ['lastDay'] });
    await revoke((await list()).data.links[0]?.id ?? 0);
    expect((await share()).code).toBe(0);
  });

  it('is not asked for without end', async () => {
    const tries = Array.from({ length: 125 }, () => open(`/c/${'y'.repeat(43)}`));
    const codes = (await Promise.all(tries)).map(({ code }) => code);
    expect(codes.filter(code => code === 429).length).toBeGreaterThan(0);
    app.world.pass(60_000);
    expect((await open(`/c/${'y'.repeat(43)}`)).status).toBe(404);
  });
});
