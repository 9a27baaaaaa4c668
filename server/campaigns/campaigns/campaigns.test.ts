import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaignStates } from '../../../contract/campaigns/campaign-kinds.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { CampaignFixture, type Person } from '../../../test/fixtures/campaigns/campaign-fixture.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { removeMember } from '../../workspace/members/service.ts';

let app: TestApp;
let fixture: CampaignFixture;
let fixtures = 0;
const ownFixture = () => CampaignFixture.open(app, `campaigns${++fixtures}`);

beforeAll(async () => {
  app = await startTestApp();
  fixture = await ownFixture();
});
afterAll(() => app.close());

const others: Person[] = ['nobody', 'stranger'];

describe('making a campaign', () => {
  it('is stored as entered, as a draft of its creator', async () => {
    const { data } = await fixture.create({ name: 'Summer', goals: { clicks: 500 } });
    const { data: campaign } = await fixture.show(data.id);
    expect(campaign).toMatchObject({
      id: data.id,
      name: 'Summer',
      product: 'Longjing tea',
      state: 'draft',
      revision: 1,
      role: 'owner',
      ownerId: fixture.accounts.maker.accountId,
      goals: { clicks: 500 },
      projectId: null,
      counts: { candidates: 0, mailTasks: 0, collaborations: 0 },
      members: [{ accountId: fixture.accounts.maker.accountId, role: 'owner' }],
    });
    expect(campaign.ownerName).toBe(`${fixture.accounts.maker.username} nick`);
  });

  it('cleans the brief by the rules of mail', async () => {
    const brief = '<p onclick="x()">Hi<script>alert(1)</script></p><iframe src="https://x.test"></iframe>';
    const { data } = await fixture.create({ brief });
    expect((await fixture.show(data.id)).data.brief).toBe('<p>Hi</p>');
  });

  it.each([
    ['endsOn', { beginsOn: '2026-12-01', endsOn: '2026-11-30' }],
    ['endsOn', { beginsOn: '2020-01-01', endsOn: '2026-11-30' }],
    ['zone', { zone: 'Mars/Olympus' }],
    ['zone', { zone: '+08:00' }],
    ['productUrl', { productUrl: 'javascript:alert(1)' }],
    ['productUrl', { productUrl: '{host}/x' }],
    ['name', { name: '  ' }],
    ['regions', { regions: ['usa'] }],
    ['budgetMinor', { budgetMinor: -1 }],
    ['goals', { goals: { plays: 0 } }],
  ])('names %s for %j', async (field, fields) => {
    const answer = await fixture.create(fields);
    expect([answer.status, answer.fields]).toEqual([400, [field]]);
  });
});

describe('a campaign', () => {
  it('is unknown to accounts that are not members, in every call', async () => {
    const id = await fixture.start();
    for (const as of others) {
      const answers = [
        await fixture.show(id, as),
        await fixture.change(id, { name: 'Mine' }, 1, as),
        await fixture.changeState(id, 'recruiting', as),
        await fixture.copy(id, { name: 'Mine' }, as),
        await fixture.remove(id, as),
        await fixture.members(id, { [as]: 'owner' }, as),
        await fixture.files(id, {}, as),
        await fixture.upload(id, { name: 'a.txt', content: 'a' }, as),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
      expect((await fixture.list({}, as)).data.campaigns.map(campaign => campaign.id)).not.toContain(id);
    }
  });

  it('can be seen by a viewer and changed by an editor, but neither manages members', async () => {
    const id = await fixture.start();
    expect((await fixture.show(id, 'viewer')).data.role).toBe('viewer');
    expect((await fixture.change(id, { name: 'x' }, 1, 'viewer')).status).toBe(403);
    expect((await fixture.changeState(id, 'recruiting', 'viewer')).status).toBe(403);
    expect((await fixture.upload(id, { name: 'a.txt', content: 'a' }, 'viewer')).status).toBe(403);
    expect((await fixture.change(id, { name: 'x' }, 1, 'editor')).code).toBe(0);
    expect((await fixture.members(id, { editor: 'owner' }, 'editor')).status).toBe(403);
    expect((await fixture.remove(id, 'editor')).status).toBe(403);
  });

  it("is the main account's too, without being a member", async () => {
    const id = await fixture.start();
    expect((await fixture.show(id, 'main')).data.role).toBe('owner');
    expect((await fixture.change(id, { name: 'Of the team' }, 1, 'main')).code).toBe(0);
    expect((await fixture.list({}, 'main')).data.campaigns.map(campaign => campaign.id)).toContain(id);
  });

  it('is changed by one user at a time: the second is told and loses nothing', async () => {
    const id = await fixture.start();
    expect((await fixture.change(id, { name: 'First' })).data).toEqual({ revision: 2 });
    expect(await fixture.change(id, { name: 'Second' }, 1, 'editor')).toMatchObject({ code: 1015 });
    expect((await fixture.show(id)).data.name).toBe('First');
    // The same content again is no change.
    expect((await fixture.change(id, { name: 'First' }, 1)).data).toEqual({ revision: 2 });
  });

  it('moves on and back as it may', async () => {
    const id = await fixture.start();
    const moves = ['recruiting', 'running', 'done', 'archived'] as const;
    for (const state of moves) expect((await fixture.changeState(id, state, 'editor')).code).toBe(0);
    expect((await fixture.changeState(id, 'recruiting')).code).toBe(1026);
    expect((await fixture.change(id, { name: 'Late' }, 1)).code).toBe(1026);
    expect((await fixture.upload(id, { name: 'a.txt', content: 'a' })).code).toBe(1026);
    expect((await fixture.changeState(id, 'done')).code).toBe(0);
    expect((await fixture.show(id)).data.state).toBe('done');
  });

  it('is deleted with its content while nothing was agreed', async () => {
    const id = await fixture.start();
    const { id: fileId } = await fixture.upload(id, { name: 'a.txt', content: 'a' });
    expect((await fixture.remove(id)).code).toBe(0);
    expect((await fixture.show(id)).status).toBe(404);
    expect((await fixture.fetch(id, fileId)).statusCode).toBe(404);
    const busy = await fixture.start();
    await fixture.collaborate(busy, 1, { state: 'cancelled' });
    expect(await fixture.remove(busy)).toMatchObject({ status: 400, fields: ['id'] });
  });

  it('leaves a record of everything', async () => {
    const own = await ownFixture();
    const id = await own.start();
    await own.change(id, { name: 'Other', brief: '<p>Other</p>' });
    await own.changeState(id, 'recruiting');
    const { id: fileId } = await own.upload(id, { name: 'a.txt', content: 'a' });
    await own.drop(id, fileId);
    const { data } = await own.copy(id, { name: 'Again' });
    await own.remove(data.id);
    expect(await own.actions()).toEqual([
      'campaign.create',
      'campaign.members',
      'campaign.update',
      'campaign.steer',
      'campaign.addFile',
      'campaign.removeFile',
      'campaign.copy',
      'campaign.remove',
    ]);
  });
});

describe('members', () => {
  it.each([
    ['nobody as owner', { maker: 'editor' }],
    ['two owners', { maker: 'owner', editor: 'owner' }],
    ['somebody of another team', { maker: 'owner', stranger: 'viewer' }],
  ] as const)('are not %s', async (_what, members) => {
    const id = await fixture.start();
    expect(await fixture.members(id, members)).toMatchObject({ status: 400, fields: ['members'] });
  });

  it('are notified when they are added', async () => {
    const own = await ownFixture();
    const { id } = (await own.create({ name: 'Tea' })).data;
    await own.members(id, { maker: 'owner', viewer: 'viewer' });
    await own.members(id, { maker: 'owner', viewer: 'editor' });
    const { teamId } = own.accounts.main;
    const notified = await asTeam(app.database.db, teamId, db =>
      db.selectFrom('notifications').select(['account_id', 'kind', 'details']).execute(),
    );
    expect(notified).toEqual([
      {
        account_id: own.accounts.viewer.accountId,
        kind: 'campaign.added',
        details: expect.objectContaining({ campaignId: id, campaign: 'Tea' }),
      },
    ]);
    expect((await own.show(id, 'viewer')).data.role).toBe('editor');
  });

  it('can pass it on, and then see it no more when they left', async () => {
    const id = await fixture.start();
    expect((await fixture.members(id, { editor: 'owner', viewer: 'viewer' })).code).toBe(0);
    expect((await fixture.show(id)).status).toBe(404);
    expect((await fixture.show(id, 'editor')).data).toMatchObject({
      role: 'owner',
      ownerName: `${fixture.accounts.editor.username} nick`,
    });
  });

  it('that are deleted pass their campaigns to the main account', async () => {
    const own = await ownFixture();
    const id = await own.start();
    await own.members(id, { maker: 'owner', main: 'viewer', editor: 'editor' });
    await removeMember(app.database.db, own.ctx('main'), own.accounts.maker.accountId);
    const { data } = await own.show(id, 'editor');
    expect(data.ownerId).toBe(own.accounts.main.accountId);
    expect(data.members.map(({ role }) => role)).toEqual(['owner', 'editor']);
  });
});

describe('a list', () => {
  it('contains the visible campaigns, with their results', async () => {
    const own = await ownFixture();
    const first = await own.start({ name: 'Green tea' });
    const second = (await own.create({ name: 'Black TEA' }, 'editor')).data.id;
    await own.collaborate(first, 1, { state: 'published', fee_minor: 100 });
    await own.collaborate(first, 2, { fee_minor: 250 });
    await own.collaborate(first, 3, { fee_minor: 7, currency: 'CNY' });
    await own.collaborate(first, 4, { state: 'cancelled', fee_minor: 999 });
    const { campaigns, total } = (await own.list({}, 'editor')).data;
    expect(total).toBe(2);
    expect(campaigns).toMatchObject([
      { id: second, role: 'owner', committed: [] },
      {
        id: first,
        role: 'editor',
        collaborations: 3,
        published: 1,
        committed: [
          { currency: 'CNY', minor: 7 },
          { currency: 'USD', minor: 350 },
        ],
      },
    ]);
    const ids = async (query: Parameters<typeof own.list>[0]) =>
      (await own.list(query, 'editor')).data.campaigns.map(({ id }) => id);
    expect(await ids({ name: 'tea' })).toEqual([second, first]);
    expect(await ids({ name: 'black' })).toEqual([second]);
    expect(await ids({ mine: 'true' })).toEqual([second]);
    expect(await ids({ size: 1, page: 2 })).toEqual([first]);
    await own.changeState(first, 'archived');
    expect(await ids({})).toEqual([second]);
    for (const state of campaignStates)
      expect(await ids({ state })).toEqual(
        [second, first].filter(id => state === (id === first ? 'archived' : 'draft')),
      );
  });
});

describe('a copy', () => {
  it('is a draft with fields, brief files and members, and candidates where wanted', async () => {
    const id = await fixture.start({ budgetMinor: 5 });
    await fixture.upload(id, { name: 'brief.pdf', content: 'brief' });
    await fixture.upload(id, { name: 'other.pdf', content: 'other', fields: { kind: 'other' } });
    const { teamId, accountId } = fixture.accounts.maker;
    const row = { team_id: teamId, campaign_id: id, origin: 'list', added_by: accountId } as const;
    await asTeam(app.database.db, teamId, db =>
      db
        .insertInto('candidates')
        .values([
          { ...row, creator_id: 1, status: 'replied', added_at: app.world.now() },
          { ...row, creator_id: 2, excluded_at: app.world.now(), added_at: app.world.now() },
        ])
        .execute(),
    );
    const { id: without } = (await fixture.copy(id, { name: 'Without' }, 'viewer')).data;
    const { id: withThem } = (await fixture.copy(id, { name: 'With', withCandidates: true }, 'viewer')).data;
    expect((await fixture.show(without, 'viewer')).data).toMatchObject({
      name: 'Without',
      state: 'draft',
      role: 'owner',
      budgetMinor: 5,
      counts: { candidates: 0 },
    });
    const roles = (await fixture.show(without)).data.members.map(each => [each.accountId, each.role]);
    expect(roles).toEqual([
      [fixture.accounts.viewer.accountId, 'owner'],
      [fixture.accounts.maker.accountId, 'editor'],
      [fixture.accounts.editor.accountId, 'editor'],
    ]);
    expect((await fixture.show(withThem)).data.counts.candidates).toBe(1);
    const { files } = (await fixture.files(without)).data;
    expect(files.map(({ name }) => name)).toEqual(['brief.pdf']);
    // A shared file stays while one of them has it.
    const [original] = (await fixture.files(id)).data.files.filter(({ kind }) => kind === 'brief');
    await fixture.drop(id, original?.id ?? 0);
    expect((await fixture.fetch(without, files[0]?.id ?? 0)).body).toBe('brief');
  });
});
