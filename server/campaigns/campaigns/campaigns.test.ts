import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaignStates } from '../../../contract/campaigns/campaign-kinds.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { CampaignRoom, type Person } from '../../../test/fixtures/campaigns/campaign-fixture.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { removeMember } from '../../workspace/members/service.ts';

let app: TestApp;
let room: CampaignRoom;
let rooms = 0;
const ownRoom = () => CampaignRoom.open(app, `campaigns${++rooms}`);

beforeAll(async () => {
  app = await startTestApp();
  room = await ownRoom();
});
afterAll(() => app.close());

const others: Person[] = ['nobody', 'stranger'];

describe('making a campaign', () => {
  it('is stored as entered, as a draft of its creator', async () => {
    const { data } = await room.create({ name: 'Summer', goals: { clicks: 500 } });
    const { data: campaign } = await room.show(data.id);
    expect(campaign).toMatchObject({
      id: data.id,
      name: 'Summer',
      product: 'Longjing tea',
      state: 'draft',
      revision: 1,
      role: 'owner',
      ownerId: room.accounts.maker.accountId,
      goals: { clicks: 500 },
      projectId: null,
      counts: { candidates: 0, mailTasks: 0, collaborations: 0 },
      members: [{ accountId: room.accounts.maker.accountId, role: 'owner' }],
    });
    expect(campaign.ownerName).toBe(`${room.accounts.maker.username} nick`);
  });

  it('cleans the brief by the rules of mail', async () => {
    const brief = '<p onclick="x()">Hi<script>alert(1)</script></p><iframe src="https://x.test"></iframe>';
    const { data } = await room.create({ brief });
    expect((await room.show(data.id)).data.brief).toBe('<p>Hi</p>');
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
    const answer = await room.create(fields);
    expect([answer.status, answer.fields]).toEqual([400, [field]]);
  });
});

describe('a campaign', () => {
  it('is unknown to accounts that are not members, in every call', async () => {
    const id = await room.start();
    for (const as of others) {
      const answers = [
        await room.show(id, as),
        await room.change(id, { name: 'Mine' }, 1, as),
        await room.changeState(id, 'recruiting', as),
        await room.copy(id, { name: 'Mine' }, as),
        await room.remove(id, as),
        await room.members(id, { [as]: 'owner' }, as),
        await room.files(id, {}, as),
        await room.upload(id, { name: 'a.txt', content: 'a' }, as),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
      expect((await room.list({}, as)).data.campaigns.map(campaign => campaign.id)).not.toContain(id);
    }
  });

  it('can be seen by a viewer and changed by an editor, but neither manages members', async () => {
    const id = await room.start();
    expect((await room.show(id, 'viewer')).data.role).toBe('viewer');
    expect((await room.change(id, { name: 'x' }, 1, 'viewer')).status).toBe(403);
    expect((await room.changeState(id, 'recruiting', 'viewer')).status).toBe(403);
    expect((await room.upload(id, { name: 'a.txt', content: 'a' }, 'viewer')).status).toBe(403);
    expect((await room.change(id, { name: 'x' }, 1, 'editor')).code).toBe(0);
    expect((await room.members(id, { editor: 'owner' }, 'editor')).status).toBe(403);
    expect((await room.remove(id, 'editor')).status).toBe(403);
  });

  it("is the main account's too, without being a member", async () => {
    const id = await room.start();
    expect((await room.show(id, 'main')).data.role).toBe('owner');
    expect((await room.change(id, { name: 'Of the team' }, 1, 'main')).code).toBe(0);
    expect((await room.list({}, 'main')).data.campaigns.map(campaign => campaign.id)).toContain(id);
  });

  it('is changed by one user at a time: the second is told and loses nothing', async () => {
    const id = await room.start();
    expect((await room.change(id, { name: 'First' })).data).toEqual({ revision: 2 });
    expect(await room.change(id, { name: 'Second' }, 1, 'editor')).toMatchObject({ code: 1015 });
    expect((await room.show(id)).data.name).toBe('First');
    // The same content again is no change.
    expect((await room.change(id, { name: 'First' }, 1)).data).toEqual({ revision: 2 });
  });

  it('moves on and back as it may', async () => {
    const id = await room.start();
    const moves = ['recruiting', 'running', 'done', 'archived'] as const;
    for (const state of moves) expect((await room.changeState(id, state, 'editor')).code).toBe(0);
    expect((await room.changeState(id, 'recruiting')).code).toBe(1026);
    expect((await room.change(id, { name: 'Late' }, 1)).code).toBe(1026);
    expect((await room.upload(id, { name: 'a.txt', content: 'a' })).code).toBe(1026);
    expect((await room.changeState(id, 'done')).code).toBe(0);
    expect((await room.show(id)).data.state).toBe('done');
  });

  it('is deleted with its content while nothing was agreed', async () => {
    const id = await room.start();
    const { id: fileId } = await room.upload(id, { name: 'a.txt', content: 'a' });
    expect((await room.remove(id)).code).toBe(0);
    expect((await room.show(id)).status).toBe(404);
    expect((await room.fetch(id, fileId)).statusCode).toBe(404);
    const busy = await room.start();
    await room.collaborate(busy, 1, { state: 'cancelled' });
    expect(await room.remove(busy)).toMatchObject({ status: 400, fields: ['id'] });
  });

  it('leaves a record of everything', async () => {
    const own = await ownRoom();
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
    const id = await room.start();
    expect(await room.members(id, members)).toMatchObject({ status: 400, fields: ['members'] });
  });

  it('are notified when they are added', async () => {
    const own = await ownRoom();
    const { id } = (await own.create({ name: 'Tea' })).data;
    await own.members(id, { maker: 'owner', viewer: 'viewer' });
    await own.members(id, { maker: 'owner', viewer: 'editor' });
    const { teamId } = own.accounts.main;
    const told = await asTeam(app.database.db, teamId, db =>
      db.selectFrom('notifications').select(['account_id', 'kind', 'details']).execute(),
    );
    expect(told).toEqual([
      {
        account_id: own.accounts.viewer.accountId,
        kind: 'campaign.added',
        details: expect.objectContaining({ campaignId: id, campaign: 'Tea' }),
      },
    ]);
    expect((await own.show(id, 'viewer')).data.role).toBe('editor');
  });

  it('can pass it on, and then see it no more when they left', async () => {
    const id = await room.start();
    expect((await room.members(id, { editor: 'owner', viewer: 'viewer' })).code).toBe(0);
    expect((await room.show(id)).status).toBe(404);
    expect((await room.show(id, 'editor')).data).toMatchObject({
      role: 'owner',
      ownerName: `${room.accounts.editor.username} nick`,
    });
  });

  it('that are deleted pass their campaigns to the main account', async () => {
    const own = await ownRoom();
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
    const own = await ownRoom();
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
    const id = await room.start({ budgetMinor: 5 });
    await room.upload(id, { name: 'brief.pdf', content: 'brief' });
    await room.upload(id, { name: 'other.pdf', content: 'other', fields: { kind: 'other' } });
    const { teamId, accountId } = room.accounts.maker;
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
    const { id: without } = (await room.copy(id, { name: 'Without' }, 'viewer')).data;
    const { id: withThem } = (await room.copy(id, { name: 'With', withCandidates: true }, 'viewer')).data;
    expect((await room.show(without, 'viewer')).data).toMatchObject({
      name: 'Without',
      state: 'draft',
      role: 'owner',
      budgetMinor: 5,
      counts: { candidates: 0 },
    });
    const roles = (await room.show(without)).data.members.map(each => [each.accountId, each.role]);
    expect(roles).toEqual([
      [room.accounts.viewer.accountId, 'owner'],
      [room.accounts.maker.accountId, 'editor'],
      [room.accounts.editor.accountId, 'editor'],
    ]);
    expect((await room.show(withThem)).data.counts.candidates).toBe(1);
    const { files } = (await room.files(without)).data;
    expect(files.map(({ name }) => name)).toEqual(['brief.pdf']);
    // A shared file stays while one of them has it.
    const [original] = (await room.files(id)).data.files.filter(({ kind }) => kind === 'brief');
    await room.drop(id, original?.id ?? 0);
    expect((await room.fetch(without, files[0]?.id ?? 0)).body).toBe('brief');
  });
});
