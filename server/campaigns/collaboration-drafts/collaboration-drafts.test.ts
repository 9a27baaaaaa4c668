import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeCampaignState } from '../../../contract/campaigns/campaigns.ts';
import * as contract from '../../../contract/campaigns/collaboration-drafts.ts';
import { collaborationLimits } from '../../../contract/campaigns/collaboration-kinds.ts';
import { listCollaborationEvents, getCollaboration } from '../../../contract/campaigns/collaborations.ts';
import { listOperationRecords } from '../../../contract/workspace/audit-log.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { someCampaign, withMembers } from '../../../test/fixtures/campaigns/some-campaigns.ts';
import {
  addCollaborations,
  addDeliverable,
  putIntoState,
} from '../../../test/fixtures/campaigns/some-collaborations.ts';
import { addCreator } from '../../../test/fixtures/catalogue/some-posts.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { formWith } from '../../../test/harness/app/upload-form.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { insertDraft } from './queries.ts';

let app: TestApp;
let owner: Account;
let tokens: Record<'owner' | 'editor' | 'viewer' | 'outsider' | 'stranger', string>;
let creatorId: number;
let campaignId: number;
let id: number;
let deliverables: number[];
let made = 0;

const people = {} as Record<'editor' | 'viewer', Account>;
beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  creatorId = await addCreator(db, app.world.now(), { handle: 'lan' });
  owner = await makeTeam(db, app.world, 'owner', { plan: 'team' });
  people.editor = await makeMember(db, app.world, owner.teamId, 'editor');
  people.viewer = await makeMember(db, app.world, owner.teamId, 'viewer');
  const outsider = await makeMember(db, app.world, owner.teamId, 'outsider');
  const stranger = await makeTeam(db, app.world, 'stranger');
  tokens = {
    owner: await app.signInAs(owner),
    editor: await app.signInAs(people.editor),
    viewer: await app.signInAs(people.viewer),
    outsider: await app.signInAs(outsider),
    stranger: await app.signInAs(stranger),
  };
});
afterAll(() => app.close());

beforeEach(async () => {
  const { db } = app.database;
  made++;
  const campaign = await someCampaign(db, app.world, owner, { name: `campaign ${made}` });
  campaignId = campaign.id;
  await withMembers(db, app.world, campaign, [
    { accountId: people.editor.accountId, role: 'editor' },
    { accountId: people.viewer.accountId, role: 'viewer' },
  ]);
  [id = 0] = await addCollaborations(db, app.world, { ...owner, campaignId }, [creatorId]);
  deliverables = [
    await addDeliverable(db, { ...owner, campaignId }, id),
    await addDeliverable(db, { ...owner, campaignId }, id, { place: 1 }),
  ];
  await putIntoState(db, owner, id, 'productSent');
});

type Who = keyof typeof tokens;
const of = (who: Who, more = {}) => ({ token: tokens[who], params: { id, ...more } });
const list = async (who: Who = 'owner') => callApp(app, contract.listDrafts, of(who));
const drafts = async () => (await list()).data.drafts;
const link = (body: object = {}, who: Who = 'editor') =>
  callApp(app, contract.addDraftLink, { ...of(who), body: { url: 'https://drive.example/cut1', ...body } });
const file = async (name: string, content: Buffer | string, fields = {}, who: Who = 'editor') => {
  const path = contract.addDraftFile.path.replace(':id', String(id));
  const form = await formWith(name, content, fields);
  const reply = await app.inject({ method: 'POST', path, token: tokens[who], ...form });
  return { status: reply.statusCode, ...reply.json<{ code: number; data: { id: number } | null }>() };
};
const decide = (
  draftId: number,
  state: 'approved' | 'changesWanted',
  comment?: string,
  who: Who = 'editor',
) =>
  callApp(app, contract.decideDraft, {
    ...of(who, { draftId }),
    body: { state, ...(comment && { comment }) },
  });
const comment = (draftId: number, text: string, who: Who = 'editor') =>
  callApp(app, contract.commentDraft, { ...of(who, { draftId }), body: { text } });
const state = async () => (await callApp(app, getCollaboration, of('owner'))).data.state;
const events = async () =>
  (await callApp(app, listCollaborationEvents, { ...of('owner'), query: {} })).data.events;

describe('a draft as a link', () => {
  it('is stored, moves the card, and is in the history', async () => {
    const { data } = await link({ deliverableId: deliverables[0], note: 'First cut' });
    expect(await drafts()).toEqual([
      {
        id: data.id,
        deliverableId: deliverables[0],
        url: 'https://drive.example/cut1',
        file: null,
        note: 'First cut',
        by: 'editor nick',
        handedInAt: app.world.now().toISOString(),
        state: 'waiting',
        decidedBy: '',
        decidedAt: null,
        comments: [],
      },
    ]);
    expect(await state()).toBe('draftDue');
    expect((await events()).map(({ kind, by, sign }) => [kind, by, sign]).slice(0, 2)).toEqual([
      ['moved', null, 'draftHandedIn'],
      ['draftHandedIn', 'editor nick', null],
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://drive.example/x',
    'drive.example/x',
    'https://user:pass@drive.example/x',
    'https://drive.example/\u202Egpj.exe',
    'https://',
  ])('%j is none', async url => {
    expect((await link({ url })).fields).toEqual(['url']);
    expect(await drafts()).toEqual([]);
  });

  it('is of a deliverable of this collaboration', async () => {
    expect((await link({ deliverableId: 987_654 })).fields).toEqual(['deliverableId']);
  });

  it('is one of as many as there may be', async () => {
    await asTeam(app.database.db, owner.teamId, async db => {
      const draft = { campaign_id: campaignId, deliverable_id: null, campaign_file_id: null };
      const rest = { note: '', account_id: null, handed_in_at: app.world.now(), url: 'https://a.example/' };
      for (let count = 0; count < collaborationLimits.drafts; count++)
        await insertDraft(db, { teamId: owner.teamId, collaborationId: id }, { ...draft, ...rest });
    });
    expect((await link()).fields).toEqual(['url']);
    expect((await file('a.pdf', '%PDF')).status).toBe(400);
  });
});

describe('a draft as a file', () => {
  it('is stored with its deliverable', async () => {
    const { data } = await file('剪辑 1.mp4', 'film', { deliverableId: String(deliverables[1]), note: 'v1' });
    expect(await drafts()).toMatchObject([
      {
        id: data?.id,
        deliverableId: deliverables[1],
        url: '',
        note: 'v1',
        file: { name: '剪辑 1.mp4', size: 4 },
      },
    ]);
    expect(await state()).toBe('draftDue');
  });

  it('must not be a program, too large, or of another collaboration; refused files are not stored', async () => {
    const before = await storedFiles();
    expect((await file('cut.exe', 'film')).status).toBe(400);
    expect((await file('cut.mp4', Buffer.from('MZ...'))).status).toBe(400);
    expect((await file('cut.mp4', Buffer.alloc(10 * 1024 * 1024 + 1, 1))).status).toBe(413);
    expect((await file('cut.mp4', 'film', { deliverableId: '987654' })).status).toBe(400);
    expect((await file('cut.mp4', 'film', {}, 'viewer')).status).toBe(403);
    expect((await file('cut.mp4', 'film', {}, 'stranger')).status).toBe(404);
    expect([await drafts(), await storedFiles()]).toEqual([[], before]);
  });
});

const storedFiles = () =>
  asTeam(
    app.database.db,
    owner.teamId,
    async db => (await db.selectFrom('stored_files').select('id').execute()).length,
  );

describe('a decision', () => {
  it('moves the card when the newest draft of every deliverable is approved', async () => {
    const [first, second] = [
      (await link({ deliverableId: deliverables[0] })).data.id,
      (await link({ deliverableId: deliverables[1] })).data.id,
    ];
    await decide(first, 'approved');
    expect(await state()).toBe('draftDue');
    await decide(second, 'changesWanted', 'Show the label');
    const third = (await link({ deliverableId: deliverables[1] })).data.id;
    await decide(third, 'approved', 'Lovely');
    expect(await state()).toBe('draftApproved');
    const [newest, changed] = await drafts();
    expect(newest).toMatchObject({ state: 'approved', decidedBy: 'editor nick' });
    expect(changed).toMatchObject({
      state: 'changesWanted',
      comments: [{ text: 'Show the label', by: 'editor nick' }],
    });
    const { data } = await callApp(app, listOperationRecords, { token: tokens.owner, query: {} });
    expect(
      data.records.filter(({ action }) => action === 'collaboration.draft').length,
    ).toBeGreaterThanOrEqual(5);
  });

  it('requires a comment on what to change', async () => {
    const { data } = await link();
    expect((await decide(data.id, 'changesWanted')).fields).toEqual(['comment']);
    expect((await drafts())[0]?.state).toBe('waiting');
  });

  it('is made once; another one takes its place', async () => {
    const { data } = await link();
    await decide(data.id, 'changesWanted', 'Shorter');
    await decide(data.id, 'approved');
    await decide(data.id, 'approved');
    expect((await events()).filter(({ kind }) => kind === 'draftDecided')).toHaveLength(2);
    expect(await state()).toBe('draftApproved');
  });

  it('is of a draft of this collaboration', async () => {
    expect((await decide(987_654, 'approved')).status).toBe(404);
    expect((await comment(987_654, 'x')).status).toBe(404);
  });
});

describe('rights', () => {
  const deeds: [who: Who, status: number][] = [
    ['viewer', 403],
    ['outsider', 404],
    ['stranger', 404],
  ];
  it.each(deeds)('of a %s', async (who, status) => {
    const { data } = await link();
    const answers = [
      await link({}, who),
      await decide(data.id, 'approved', undefined, who),
      await comment(data.id, 'x', who),
    ];
    expect(answers.map(answer => answer.status)).toEqual([status, status, status]);
    expect((await list(who)).status).toBe(who === 'viewer' ? 200 : 404);
    expect(await drafts()).toMatchObject([{ state: 'waiting', comments: [] }]);
  });

  it('end where the campaign is archived or the collaboration is over', async () => {
    const { data } = await link();
    await putIntoState(app.database.db, owner, id, 'cancelled');
    const refused = async () => [
      (await link()).code,
      (await decide(data.id, 'approved')).code,
      (await comment(data.id, 'x')).code,
    ];
    expect(await refused()).toEqual([1030, 1030, 1030]);
    await putIntoState(app.database.db, owner, id, 'draftDue');
    await callApp(app, changeCampaignState, {
      token: tokens.owner,
      params: { id: campaignId },
      body: { state: 'archived' },
    });
    expect(await refused()).toEqual([1026, 1026, 1026]);
  });
});
