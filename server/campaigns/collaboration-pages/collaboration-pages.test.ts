import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeCampaignState } from '../../../contract/campaigns/campaigns.ts';
import { decideDraft, listDrafts } from '../../../contract/campaigns/collaboration-drafts.ts';
import * as contract from '../../../contract/campaigns/collaboration-pages/collaboration-pages.ts';
import { listCollaborationEvents, getCollaboration } from '../../../contract/campaigns/collaborations.ts';
import { listNotifications } from '../../../contract/activity/notifications.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { someCampaign, withMembers } from '../../../test/fixtures/campaigns/some-campaigns.ts';
import {
  addCollaborations,
  addDeliverable,
  putIntoState,
} from '../../../test/fixtures/campaigns/some-collaborations.ts';
import { acceptShown, openWork, pageFor } from '../../../test/fixtures/campaigns/some-creator-work.ts';
import { somePayable } from '../../../test/fixtures/campaigns/some-payables.ts';
import { addCreator } from '../../../test/fixtures/catalogue/some-posts.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { formWith } from '../../../test/harness/app/upload-form.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { addCampaignFile } from '../shared/campaign-files.ts';
import { makeSecrets, readSecretKeys } from '../../core/auth/sealed-secrets.ts';
import { testKeys } from '../../../test/harness/mail/test-mail.ts';
import { deleteCollaborationPagesJob } from './jobs.ts';
import { rotateCreatorDetails } from './details/creator-details.ts';
import { readEnv } from '../../core/settings/env.ts';

const dayMs = 86_400_000;
let app: TestApp;
let owner: Account;
let viewer: Account;
let tokens: Record<'owner' | 'viewer', string>;
let creatorId: number;
let campaignId: number;
let id: number;
let deliverableId: number;
let page: string;
let made = 0;

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  creatorId = await addCreator(db, app.world.now(), { handle: 'lan' });
  owner = await makeTeam(db, app.world, 'owner', { plan: 'team' });
  viewer = await makeMember(db, app.world, owner.teamId, 'viewer');
});
afterAll(() => app.close());

beforeEach(async () => {
  const { db } = app.database;
  made++;
  tokens = { owner: await app.signInAs(owner), viewer: await app.signInAs(viewer) };
  await db.deleteFrom('rate_windows').execute();
  const campaign = await someCampaign(db, app.world, owner, { name: `campaign ${made}` });
  campaignId = campaign.id;
  await withMembers(db, app.world, campaign, [{ accountId: viewer.accountId, role: 'viewer' }]);
  [id = 0] = await addCollaborations(db, app.world, { ...owner, campaignId }, [creatorId]);
  deliverableId = await addDeliverable(db, { ...owner, campaignId }, id, { publish_on: '2026-12-01' });
  await putIntoState(db, owner, id, 'negotiating', 50_000);
  page = await pageFor(app, tokens.owner, id);
});

type Who = keyof typeof tokens;
const of = (who: Who, more = {}) => ({ token: tokens[who], params: { id, ...more } });
const list = async (who: Who = 'owner') => callApp(app, contract.listCollaborationPages, of(who));
const open = (at = page) => openWork(app, at);
const at = (more = {}) => ({ params: { token: page, ...more } });
const state = async () => (await callApp(app, getCollaboration, of('owner'))).data.state;
const kinds = async () =>
  (await callApp(app, listCollaborationEvents, { ...of('owner'), query: {} })).data.events.map(
    ({ kind }) => kind,
  );
const notified = async (who: Who = 'owner') =>
  (await callApp(app, listNotifications, { token: tokens[who] })).data.notifications
    .filter(({ details }) => details.collaborationId === id)
    .map(({ kind, details }) => [kind, details.who]);
const hand = async (name: string, content: Buffer | string, fields = {}) => {
  const path = contract.handInDraftFile.path.replace(':token', page);
  const reply = await app.inject({ method: 'POST', path, ...(await formWith(name, content, fields)) });
  return { status: reply.statusCode, ...reply.json<{ code: number; data: { id: number } | null }>() };
};

describe('an address', () => {
  it('shows the creator’s own data, and no other data of the team', async () => {
    const { db } = app.database;
    const file = { name: 'Brief.pdf', bytes: Buffer.from('%PDF brief') };
    const add = { teamId: owner.teamId, campaignId, accountId: owner.accountId, file };
    const nobody = () => Promise.resolve();
    const briefId = await addCampaignFile(
      db,
      app.world,
      { ...add, kind: 'brief', collaborationId: null },
      nobody,
    );
    const secretId = await addCampaignFile(
      db,
      app.world,
      { ...add, kind: 'contract', collaborationId: id },
      nobody,
    );
    await somePayable(db, app.world, owner, id, { label: 'Half at once', note: 'TEAM ONLY' });
    await callApp(app, contract.giveDetails, { ...at(), body: { address: '1 Rue', payment: '' } });
    const { data, text } = await open();
    expect(Object.keys(data).toSorted()).toEqual(Object.keys(contract.getCreatorWork.reply.shape).toSorted());
    expect(data).toMatchObject({
      lang: 'en',
      team: 'owner team',
      creator: "lan's name",
      campaign: `campaign ${made}`,
      product: 'Longjing tea',
      brief: '<p>Show how it is brewed.</p>',
      briefFiles: [{ id: briefId, name: 'Brief.pdf', size: 10 }],
      feeMinor: 50_000,
      state: 'negotiating',
      termsAcceptedAt: null,
      hasAddress: true,
      hasPayment: false,
      deliverables: [{ id: deliverableId, publishOn: '2026-12-01', postUrl: '', isPostOpen: true }],
      payments: [{ label: 'Half at once', amountMinor: 100_000, currency: 'CNY', dueOn: null, paidOn: null }],
    });
    expect(text).not.toMatch(/TEAM ONLY|1 Rue|owner nick|budget/);
    const fetch = (fileId: number) =>
      app.inject({ method: 'GET', path: `/office/api/creatorWork/${page}/files/${fileId}` });
    const brief = await fetch(briefId);
    expect([brief.body, brief.headers['content-disposition'], brief.headers['referrer-policy']]).toEqual([
      '%PDF brief',
      "attachment; filename*=UTF-8''Brief.pdf",
      'no-referrer',
    ]);
    expect((await fetch(secretId)).statusCode).toBe(404);
  });

  it('is stored as a hash only', async () => {
    const { db } = app.database;
    const rows = [
      await db.selectFrom('collaboration_page_tokens').selectAll().execute(),
      await asTeam(db, owner.teamId, db => db.selectFrom('collaboration_pages').selectAll().execute()),
      (await list()).data,
    ];
    expect(JSON.stringify(rows)).not.toContain(page);
  });

  it('is listed with its openings, counted once a visit, and its creator', async () => {
    await open();
    await open();
    expect((await list()).data).toMatchObject({
      pages: [{ lang: 'en', isOpen: true, revokedAt: null, createdBy: 'owner nick', opened: 1 }],
      termsAcceptedAt: null,
      areTermsNew: false,
      details: null,
    });
    app.world.pass(700_000);
    await open();
    expect((await list()).data.pages[0]?.opened).toBe(2);
  });

  it('ends at its hour, or at once when revoked, and is then deleted', async () => {
    const short = await pageFor(app, tokens.owner, id, 1);
    const [newest] = (await list()).data.pages;
    app.world.pass(dayMs - 1);
    expect((await open(short)).status).toBe(200);
    app.world.pass(1);
    expect((await open(short)).status).toBe(410);
    tokens.owner = await app.signInAs(owner);
    const [, first] = (await list()).data.pages;
    const revoke = (which: number, token = tokens.owner) =>
      callApp(app, contract.revokeCollaborationPage, { token, params: { id, pageId: which } });
    expect((await revoke(newest?.id ?? 0)).status).toBe(404);
    expect((await revoke(first?.id ?? 0, await app.signInAs(viewer))).status).toBe(403);
    expect((await revoke(first?.id ?? 0)).status).toBe(200);
    expect((await open()).status).toBe(410);
    expect((await list()).data.pages.map(({ isOpen }) => isOpen)).toEqual([false, false]);
    app.world.pass(32 * dayMs);
    const settings = readEnv({ SHARED_PAGE_RETENTION_DAYS: '33' });
    await deleteCollaborationPagesJob.run(app.database.db, app.world, {}, { settings });
    expect((await open(short)).status).toBe(410);
    await deleteCollaborationPagesJob.run(app.database.db, app.world, {});
    expect([(await open()).status, (await open(short)).status]).toEqual([404, 404]);
  });

  it('ends with the collaboration and the campaign', async () => {
    for (const over of ['closed', 'cancelled'] as const) {
      await putIntoState(app.database.db, owner, id, over);
      expect((await open()).status).toBe(410);
    }
    const body = { lang: 'zh', days: 7 } as const;
    expect((await callApp(app, contract.makeCollaborationPage, { ...of('owner'), body })).code).toBe(1030);
    await putIntoState(app.database.db, owner, id, 'paid');
    expect((await open()).status).toBe(200);
    const archive = { token: tokens.owner, params: { id: campaignId }, body: { state: 'archived' } } as const;
    await callApp(app, changeCampaignState, archive);
    expect((await open()).status).toBe(410);
    expect((await list()).data.pages[0]?.isOpen).toBe(false);
  });

  it('is one of five, made by editors', async () => {
    const body = { lang: 'zh', days: 7 } as const;
    const make = (who: Who) => callApp(app, contract.makeCollaborationPage, { ...of(who), body });
    expect((await make('viewer')).status).toBe(403);
    for (let count = 1; count < 5; count++) expect((await make('owner')).status).toBe(200);
    expect((await make('owner')).fields).toEqual(['days']);
  });
});

describe('accepting', () => {
  it('moves the card and is announced once', async () => {
    const { data } = await open();
    await acceptShown(app, page, data);
    await acceptShown(app, page, data);
    expect(await state()).toBe('agreed');
    expect((await kinds()).filter(kind => kind === 'termsAccepted')).toHaveLength(1);
    expect([await notified(), await notified('viewer')]).toEqual([
      [['collaboration.termsAccepted', "lan's name"]],
      [],
    ]);
    const after = (await open()).data;
    expect([after.termsAcceptedAt, after.areTermsNew]).toEqual([app.world.now().toISOString(), false]);
  });

  it.each<[what: string, change: (db: typeof app.database.db) => Promise<unknown>]>([
    ['fee', db => putIntoState(db, owner, id, 'negotiating', 40_000)],
    ['deliverable', db => addDeliverable(db, { ...owner, campaignId }, id, { place: 1 })],
    [
      'day',
      db =>
        asTeam(db, owner.teamId, db =>
          db
            .updateTable('deliverables')
            .set({ publish_on: '2026-11-25' })
            .where('id', '=', deliverableId)
            .execute(),
        ),
    ],
  ])('is refused when the %s changed meanwhile', async (_, change) => {
    const { data } = await open();
    await change(app.database.db);
    expect((await acceptShown(app, page, data)).code).toBe(1015);
    expect([await state(), await notified()]).toEqual(['negotiating', []]);
  });

  it('is fetched again after a change, and the team sees so', async () => {
    await acceptShown(app, page, (await open()).data);
    await putIntoState(app.database.db, owner, id, 'agreed', 30_000);
    expect((await open()).data).toMatchObject({ termsAcceptedAt: null, areTermsNew: true });
    expect((await list()).data).toMatchObject({ areTermsNew: true, termsAcceptedAt: expect.any(String) });
    await acceptShown(app, page, (await open()).data);
    expect((await list()).data.areTermsNew).toBe(false);
  });

  it('waits for a fee', async () => {
    await putIntoState(app.database.db, owner, id, 'negotiating', null);
    expect((await acceptShown(app, page, (await open()).data)).code).toBe(1030);
  });
});

describe('address and payment', () => {
  const give = (address: string, payment: string) =>
    callApp(app, contract.giveDetails, { ...at(), body: { address, payment } });

  it('are encrypted, and shown to accounts that may edit', async () => {
    await give('1 Rue de Thé', '');
    await give('', 'IBAN 42');
    expect((await list()).data.details).toMatchObject({ address: '1 Rue de Thé', payment: 'IBAN 42' });
    expect((await list('viewer')).data.details).toBeNull();
    const rows = await asTeam(app.database.db, owner.teamId, db =>
      db.selectFrom('creator_details').selectAll().where('collaboration_id', '=', id).execute(),
    );
    const [row] = rows;
    expect([row?.address?.toString(), row?.payment?.toString()].join()).not.toMatch(/Rue|IBAN/);
    expect((await kinds()).filter(kind => kind === 'detailsGiven')).toHaveLength(2);
    await give('2 Rue', '');
    expect((await list()).data.details).toMatchObject({ address: '2 Rue', payment: 'IBAN 42' });
  });

  it('are re-encrypted when keys change, and open with the new one only', async () => {
    await give('1 Rue', 'IBAN 42');
    const [key] = readSecretKeys(testKeys) ?? [];
    if (!key) throw new Error('tests have a key');
    const fresh = { id: 'fresh', key: Buffer.alloc(32, 9) };
    const before = await rotateCreatorDetails(app.database.db, makeSecrets([fresh, key]));
    expect(before.sealed).toBeGreaterThanOrEqual(2);
    expect(await rotateCreatorDetails(app.database.db, makeSecrets([fresh]))).toMatchObject({ sealed: 0 });
    expect((await rotateCreatorDetails(app.database.db, makeSecrets([key, fresh]))).sealed).toBe(
      before.sealed,
    );
    expect((await list()).data.details).toMatchObject({ address: '1 Rue', payment: 'IBAN 42' });
  });
});

describe('drafts and posts', () => {
  it('are handed in, talked about, and seen by the team', async () => {
    const body = { url: 'https://drive.example/cut', note: 'First', deliverableId };
    const { data } = await callApp(app, contract.handInDraftLink, { ...at(), body });
    const file = await hand('cut.mp4', 'film', { deliverableId: String(deliverableId), note: 'Second' });
    const token = tokens.owner;
    const decision = { state: 'changesWanted', comment: 'Show the label' } as const;
    await callApp(app, decideDraft, { token, params: { id, draftId: data.id }, body: decision });
    await callApp(app, contract.answerOnDraft, { ...at({ draftId: data.id }), body: { text: 'Will do' } });
    expect((await open()).data.drafts).toMatchObject([
      { id: file.data?.id, fileName: 'cut.mp4', url: '', note: 'Second', state: 'waiting', comments: [] },
      {
        url: 'https://drive.example/cut',
        state: 'changesWanted',
        comments: [
          { text: 'Show the label', isCreator: false },
          { text: 'Will do', isCreator: true },
        ],
      },
    ]);
    const { drafts } = (await callApp(app, listDrafts, of('owner'))).data;
    expect(drafts.map(({ by, file }) => [by, file?.name])).toEqual([
      [null, 'cut.mp4'],
      [null, undefined],
    ]);
    expect((await notified()).map(([kind]) => kind)).toEqual([
      'collaboration.commented',
      'collaboration.draftHandedIn',
      'collaboration.draftHandedIn',
    ]);
    expect(await state()).toBe('draftDue');
  });

  it('posts are submitted, corrected until they are checked, and announced once', async () => {
    const give = (url: string) => callApp(app, contract.givePost, { ...at(), body: { deliverableId, url } });
    const first = 'https://www.tiktok.com/@lan/video/7302194857610294533';
    expect((await give(first)).code).toBe(0);
    expect((await give(first)).code).toBe(0);
    expect(await state()).toBe('published');
    expect((await open()).data.deliverables).toMatchObject([{ postUrl: first, isPostOpen: true }]);
    expect((await give('https://www.tiktok.com/@lan')).fields).toEqual(['url']);
    expect((await give('https://a:b@evil.example/post')).fields).toEqual(['url']);
    expect((await give('https://www.tiktok.com/@lan/video/7302194857610294534')).code).toBe(0);
    await putIntoState(app.database.db, owner, id, 'checked');
    expect((await give(first)).code).toBe(1030);
    expect((await open()).data.deliverables[0]?.isPostOpen).toBe(false);
    expect((await notified()).map(([kind]) => kind)).toEqual([
      'collaboration.postGiven',
      'collaboration.postGiven',
    ]);
  });
});
