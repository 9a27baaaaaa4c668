import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LightMyRequestResponse } from 'fastify';
import * as contract from '../../../contract/campaigns/collaboration-pages/collaboration-pages.ts';
import { startTestApp, type TestRequest, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { someCampaign } from '../../../test/fixtures/campaigns/some-campaigns.ts';
import {
  addCollaborations,
  addDeliverable,
  putIntoState,
} from '../../../test/fixtures/campaigns/some-collaborations.ts';
import { addDraft } from '../../../test/fixtures/campaigns/some-drafts.ts';
import { openWork, pageFor } from '../../../test/fixtures/campaigns/some-creator-work.ts';
import { addCreator } from '../../../test/fixtures/catalogue/some-posts.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { formWith } from '../../../test/harness/app/upload-form.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { refuseUnknownPaths } from '../../core/http/error-handler.ts';
import { makeServer } from '../../core/http/fastify-server.ts';
import { addCampaignFile } from '../shared/campaign-files.ts';
import { collaborationPageRoutes } from './routes.ts';

/** One collaboration with everything that another collaboration's page must not reach. */
interface Work {
  account: Account;
  campaignId: number;
  id: number;
  deliverableId: number;
  draftId: number;
  /** A file of the brief, one of the collaboration, and one of the campaign outside of the brief. */
  files: { brief: number; contract: number; other: number };
}

let app: TestApp;
let own: Work;
/** Collaborations of the same campaign, of another campaign of the team, and of another team. */
let others: Work[];
let tokens: Map<number, string>;
let page: string;

const nobody = () => Promise.resolve();

async function addWork(account: Account, campaignId: number, creatorId: number, name: string): Promise<Work> {
  const { db } = app.database;
  const of = { ...account, campaignId };
  const [id = 0] = await addCollaborations(db, app.world, of, [creatorId]);
  await putIntoState(db, account, id, 'negotiating', 50_000);
  const deliverableId = await addDeliverable(db, of, id);
  const file = { name: `${name} secret.pdf`, bytes: Buffer.from(`${name} secret`) };
  const add = { teamId: account.teamId, campaignId, accountId: account.accountId, file };
  const fileOf = (kind: 'brief' | 'contract' | 'other', collaborationId: number | null) =>
    addCampaignFile(db, app.world, { ...add, kind, collaborationId }, nobody);
  const draftId = await addDraft(
    db,
    { teamId: account.teamId, campaignId, collaborationId: id, deliverableId },
    { url: `https://drafts.example/${name}-secret`, note: `${name} secret`, at: app.world.now() },
  );
  const files = {
    brief: await fileOf('brief', null),
    contract: await fileOf('contract', id),
    other: await fileOf('other', null),
  };
  return { account, campaignId, id, deliverableId, draftId, files };
}

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  const creators = [
    await addCreator(db, app.world.now(), { handle: 'lan' }),
    await addCreator(db, app.world.now(), { handle: 'ming' }),
  ] as const;
  const owner = await makeTeam(db, app.world, 'owner');
  const stranger = await makeTeam(db, app.world, 'stranger');
  const campaignOf = async (account: Account, name: string) =>
    (await someCampaign(db, app.world, account, { name: `${name} secret campaign` })).id;
  const first = await campaignOf(owner, 'own');
  own = await addWork(owner, first, creators[0], 'own');
  others = [
    await addWork(owner, first, creators[1], 'same'),
    await addWork(owner, await campaignOf(owner, 'other'), creators[0], 'other'),
    await addWork(stranger, await campaignOf(stranger, 'strange'), creators[0], 'strange'),
  ];
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.database.db.deleteFrom('rate_windows').execute();
  tokens = new Map();
  for (const { account } of [own, ...others])
    if (!tokens.has(account.teamId)) tokens.set(account.teamId, await app.signInAs(account));
  page = await makePage(own);
});

const tokenOf = ({ account }: Work) => tokens.get(account.teamId) ?? '';
async function makePage(work: Work, days = 30): Promise<string> {
  await asTeam(app.database.db, work.account.teamId, db =>
    db
      .updateTable('collaboration_pages')
      .set({ revoked_at: app.world.now() })
      .where('collaboration_id', '=', work.id)
      .execute(),
  );
  return pageFor(app, tokenOf(work), work.id, days);
}

const tables = [
  'campaigns',
  'campaign_files',
  'collaborations',
  'deliverables',
  'collaboration_events',
  'collaboration_drafts',
  'draft_comments',
  'payables',
  'creator_details',
  'stored_files',
  'notifications',
  'audit_log_entries',
] as const;

/** Every row that a page could change, of every team, in whatever order; openings are counted elsewhere. */
async function everything(): Promise<string> {
  const found: string[] = [];
  for (const teamId of tokens.keys())
    await asTeam(app.database.db, teamId, async db => {
      for (const table of tables) {
        const rows = await db.selectFrom(table).selectAll().where('team_id', '=', teamId).execute();
        found.push(...rows.map(row => `${table} ${JSON.stringify(row)}`));
      }
    });
  return found.toSorted().join('\n');
}

interface Target {
  deliverableId: number;
  draftId: number;
  fileId: number;
}
const sound = (): Target => ({ ...own, fileId: own.files.brief });

/** Each endpoint of the page, called by somebody with its address. */
const calls: [name: string, ask: (token: string, target: Target) => Promise<TestRequest>][] = [
  ['show', async token => ({ method: 'GET', path: at(token) })],
  ['terms', async token => ({ method: 'POST', path: at(token, '/terms'), body: await soundTerms() })],
  [
    'details',
    async token => ({ method: 'PUT', path: at(token, '/details'), body: { address: 'A', payment: 'B' } }),
  ],
  [
    'draft link',
    async (token, { deliverableId }) => ({
      method: 'POST',
      path: at(token, '/drafts'),
      body: { url: 'https://drive.example/x', note: '', deliverableId },
    }),
  ],
  [
    'draft file',
    async (token, { deliverableId }) => ({
      method: 'POST',
      path: at(token, '/drafts/file'),
      ...(await formWith('cut.mp4', 'film', { deliverableId: String(deliverableId) })),
    }),
  ],
  [
    'comment',
    async (token, { draftId }) => ({
      method: 'POST',
      path: at(token, `/drafts/${draftId}/comments`),
      body: { text: 'x' },
    }),
  ],
  [
    'post',
    async (token, { deliverableId }) => ({
      method: 'POST',
      path: at(token, '/posts'),
      body: { deliverableId, url: 'https://www.tiktok.com/@lan/video/7302194857610294533' },
    }),
  ],
  ['brief file', async (token, { fileId }) => ({ method: 'GET', path: at(token, `/files/${fileId}`) })],
];
const withIds = calls.filter(([name]) =>
  ['draft link', 'draft file', 'comment', 'post', 'brief file'].includes(name),
);

const at = (token: string, rest = '') => `/office/api/creatorWork/${encodeURIComponent(token)}${rest}`;
async function soundTerms() {
  const { data } = await openWork(app, await makePage(own));
  const { feeMinor, currency, terms, deliverables } = data;
  return { feeMinor, currency, terms, deliverableIds: deliverables.map(({ id }) => id) };
}

/** Texts that must not leak: paths, statements, names, data of any team. */
const leaks = /secret|owner|stranger|lan's|50000|select |node_modules|kysely|violates/i;

async function expectNothing(
  asked: TestRequest | Promise<TestRequest>,
  statuses: number[],
): Promise<LightMyRequestResponse> {
  const request = await asked;
  const before = await everything();
  const reply = await app.inject(request);
  expect([
    request.method,
    request.path.slice(0, 90),
    statuses.includes(reply.statusCode) || reply.statusCode,
  ]).toEqual([request.method, request.path.slice(0, 90), true]);
  expect(reply.body).not.toMatch(leaks);
  expect(await everything()).toBe(before);
  return reply;
}

const bad: [what: string, token: () => string | Promise<string>, statuses: number[]][] = [
  ['guessed', () => 'x'.repeat(43), [404]],
  ['cut', () => page.slice(0, -1), [404]],
  ['longer', () => `${page}A`, [404]],
  ['in another case', () => (page === page.toLowerCase() ? page.toUpperCase() : page.toLowerCase()), [404]],
  ['with a space', () => `${page} `, [404]],
  ['of a sign-in', () => tokenOf(own), [404]],
  ['malformed', () => '../../campaigns', [404]],
  ['a wildcard', () => '%', [404]],
  ['a statement', () => "' or 1=1 --", [404]],
  ['not storable', () => 'a\0b', [400, 404]],
  ['endless', () => 'x'.repeat(450), [400, 404]],
  ['empty', () => ' ', [404]],
  ['expired', async () => (await makePage(own, 1), pageFor(app, tokenOf(own), own.id, 1)), [410]],
  ['revoked', () => page, [410]],
  ['of a cancelled collaboration', () => page, [410]],
  ['of an archived campaign', () => page, [410]],
  ['of a removed collaboration', () => page, [410]],
];

const within = <T>(work: (db: typeof app.database.db) => Promise<T>) =>
  asTeam(app.database.db, own.account.teamId, work);
const setCampaign = (state: 'running' | 'archived') =>
  within(db => db.updateTable('campaigns').set({ state }).where('id', '=', own.campaignId).execute());
const makeSo: Record<string, () => Promise<unknown>> = {
  expired: async () => app.world.pass(86_400_000),
  revoked: () => makePage(own),
  'of a cancelled collaboration': () =>
    putIntoState(app.database.db, own.account, own.id, 'cancelled', 50_000),
  'of an archived campaign': () => setCampaign('archived'),
  'of a removed collaboration': () =>
    within(db =>
      db
        .updateTable('collaboration_pages')
        .set({ collaboration_id: 987_654 })
        .where('collaboration_id', '=', own.id)
        .execute(),
    ),
};

describe.each(bad)('an address that is %s', (what, token, statuses) => {
  it.each(calls)('%s', async (_name, ask) => {
    const used = await token();
    const asked = await ask(used, sound());
    await makeSo[what]?.();
    try {
      await expectNothing(asked, statuses);
    } finally {
      if (what === 'of a cancelled collaboration')
        await putIntoState(app.database.db, own.account, own.id, 'negotiating', 50_000);
      if (what === 'of an archived campaign') await setCampaign('running');
    }
  });
});

describe('a good address', () => {
  it.each(withIds)('%s reaches no data of others', async (name, ask) => {
    for (const other of [
      ...others,
      {
        deliverableId: 987_654_321,
        draftId: 987_654_321,
        files: { brief: 987_654_321, contract: 0, other: 0 },
      },
    ]) {
      const { files, ...ids } = other;
      // A brief belongs to the campaign: all its collaborations have the same one.
      const isShared = name === 'brief file' && other === others[0];
      for (const fileId of [isShared ? files.contract : files.brief, files.contract, files.other])
        await expectNothing(ask(page, { ...ids, fileId }), [400, 404]);
    }
  });

  it('gives no file but those of the brief', async () => {
    const [, ask] = calls.at(-1) ?? [];
    for (const fileId of [own.files.contract, own.files.other])
      await expectNothing(ask!(page, { ...sound(), fileId }), [404]);
    for (const path of ['0', '-1', '1.5', 'x', '%2e%2e%2f1', '1/../2'])
      await expectNothing({ method: 'GET', path: at(page, `/files/${path}`) }, [400, 404]);
  });

  it.each(calls)('%s knows no other way to be called', async (_name, ask) => {
    const { path, method } = await ask(page, sound());
    const others = (['GET', 'POST', 'PUT', 'DELETE'] as const).filter(each => each !== method);
    const asked = others.filter(each => !(each === 'GET' && method === 'GET'));
    for (const wrong of asked)
      await expectNothing({ method: wrong, path, ...(wrong === 'GET' ? {} : { body: {} }) }, [400, 404, 405]);
  });

  const paths = ['/terms', '/details', '/drafts', '/posts'] as const;
  it.each(paths)('%s takes no other body', async path => {
    const method = path === '/details' ? 'PUT' : 'POST';
    const bodies: Partial<TestRequest>[] = [
      {},
      { body: '{', type: 'application/json' },
      { body: '[]', type: 'application/json' },
      { body: 'null', type: 'application/json' },
      { body: { __proto__: null, deliverableId: { $gt: 0 }, url: ['x'], address: 1, terms: {} } },
      {
        body: { url: 'https://a.example/\0', deliverableId: own.deliverableId, address: '\0', payment: '\0' },
      },
      { body: { url: 'javascript:alert(1)', deliverableId: own.deliverableId } },
      { body: { url: 'https://a.example/', deliverableId: -1 } },
      { body: { address: 'x'.repeat(1001), payment: 'x', url: 'x'.repeat(2001), deliverableId: 1 } },
      { body: '<x/>', type: 'application/xml' },
      await formWith('a.txt', 'x'),
    ];
    for (const body of bodies) await expectNothing({ method, path: at(page, path), ...body }, [400, 415]);
    const huge = JSON.stringify({ address: 'x'.repeat(1_100_000), payment: '' });
    await expectNothing({ method, path: at(page, path), body: huge, type: 'application/json' }, [413]);
  });

  it('accepts only the current terms', async () => {
    const terms = await soundTerms();
    page = await makePage(own);
    const wrong = [
      { feeMinor: 0 },
      { feeMinor: null },
      { currency: 'CNY' },
      { deliverableIds: [] },
      { terms: '' },
    ];
    for (const change of wrong) {
      const asked = { method: 'POST', path: at(page, '/terms'), body: { ...terms, ...change } } as const;
      expect((await expectNothing(asked, [200])).json<{ code: number }>().code).toBe(1015);
    }
  });

  const files: [
    what: string,
    name: string,
    content: Buffer | string,
    fields: Record<string, string>,
    status: number,
  ][] = [
    ['a program', 'cut.exe', 'x', {}, 400],
    ['a program under another name', 'cut.mp4', Buffer.from('MZ\x90\0'), {}, 400],
    ['nothing', 'cut.mp4', '', {}, 400],
    ['too much', 'cut.mp4', Buffer.alloc(10 * 1024 * 1024 + 1, 1), {}, 413],
    ['a long note', 'cut.mp4', 'x', { note: 'x'.repeat(2001) }, 400],
    ['a note not storable', 'cut.mp4', 'x', { note: 'a\0b' }, 400],
    ['no deliverable', 'cut.mp4', 'x', { deliverableId: 'x' }, 400],
  ];
  it.each(files)('takes no file that is %s', async (_what, name, content, fields, status) => {
    const asked = {
      method: 'POST',
      path: at(page, '/drafts/file'),
      ...(await formWith(name, content, fields)),
    } as const;
    await expectNothing(asked, [status]);
  });

  it('does not read a file from a client that may not send one', async () => {
    const asked = {
      method: 'POST',
      path: at('x'.repeat(43), '/drafts/file'),
      ...(await formWith('a.mp4', Buffer.alloc(11 * 1024 * 1024, 1))),
    } as const;
    await expectNothing(asked, [404]);
  });

  it('lets a few files of an hour in, and a few changes of a minute', async () => {
    const answers = [];
    for (let count = 0; count < 32; count++) {
      const asked = {
        method: 'POST',
        path: at(page, '/drafts/file'),
        ...(await formWith('a.exe', 'x')),
      } as const;
      answers.push((await app.inject(asked)).json<{ code: number }>().code);
    }
    expect([answers[0], answers.at(-1)]).toEqual([400, 429]);
    const others = [];
    for (let count = 0; count < 32; count++)
      others.push(
        (
          await callApp(app, contract.giveDetails, {
            params: { token: page },
            body: { address: '', payment: '' },
          })
        ).code,
      );
    expect([others[0], others.at(-1)]).toEqual([0, 429]);
  });

  it('guesses are slowed down', async () => {
    const answers = [];
    for (let count = 0; count < 125; count++) answers.push((await openWork(app, 'x'.repeat(43))).code);
    expect([answers[0], answers.at(-1)]).toEqual([404, 429]);
    app.world.pass(60_000);
  });

  it('stores markup and paths as plain text', async () => {
    const html = '<img src=x onerror=alert(1)>"><script>alert(1)</script>';
    const form = await formWith('..\\..\\etc/pa\u202Esswd<b>.mp4', 'film', { note: html });
    await app.inject({ method: 'POST', path: at(page, '/drafts/file'), ...form });
    const { data } = await openWork(app, page);
    expect(data.drafts[0]).toMatchObject({ note: html, fileName: 'passwd<b>.mp4' });
  });
});

it('the address of a page is never logged', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: line => void lines.push(line) });
  const server = await makeServer(app.env, log);
  const { db } = app.database;
  const deps = { db, makeContext: () => app.world, authenticate: async () => null };
  collaborationPageRoutes(server, deps, { ...app.links, secrets: app.mail.secrets });
  refuseUnknownPaths(server);
  for (const path of ['', '/terms', '/drafts/file', '/nothing', '/files/x', '/files/1'])
    for (const method of ['GET', 'POST'] as const)
      await server.inject({ method, url: at('TOKEN-OF-A-PAGE', `${path}?token=TOKEN-OF-A-PAGE`) });
  await server.inject({ method: 'GET', url: '/w/TOKEN-OF-A-PAGE' });
  await server.close();
  expect([lines.length > 10, lines.filter(line => line.includes('TOKEN-OF-A-PAGE'))]).toEqual([true, []]);
});
