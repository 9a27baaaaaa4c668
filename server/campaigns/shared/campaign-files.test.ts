import { afterAll, beforeAll, expect, it } from 'vitest';
import { campaignLimits } from '../../../contract/campaigns/campaign-kinds.ts';
import { limits } from '../../../contract/core/limits.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { CampaignFixture } from '../../../test/fixtures/campaigns/campaign-fixture.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { openCampaignFile } from './campaign-files.ts';

let app: TestApp;
let fixture: CampaignFixture;
let id: number;

beforeAll(async () => {
  app = await startTestApp();
  fixture = await CampaignFixture.open(app, 'files');
  id = await fixture.start();
});
afterAll(() => app.close());

const storedFiles = () =>
  asTeam(app.database.db, fixture.accounts.main.teamId, async db => {
    const rows = await db.selectFrom('stored_files').select('id').execute();
    return rows.length;
  });

it('stores a file unchanged, and serves it as a download whatever its declared type', async () => {
  const content = '<script>alert(1)</script>';
  const { id: fileId } = await fixture.upload(id, { name: '需求 (x); y.html', content });
  const reply = await fixture.fetch(id, fileId, 'viewer');
  expect(reply.body).toBe(content);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('需求 (x); y.html')}`,
  });
  expect((await fixture.files(id, {}, 'viewer')).data.files).toMatchObject([
    { id: fileId, kind: 'brief', collaborationId: null, size: content.length },
  ]);
  expect((await fixture.drop(id, fileId, 'editor')).code).toBe(0);
  expect((await fixture.fetch(id, fileId)).statusCode).toBe(404);
});

it('takes 10 MB and not a byte more', async () => {
  const largest = await fixture.upload(id, { name: 'a.zip', content: Buffer.alloc(limits.uploadBytes) });
  expect(largest.code).toBe(0);
  const more = await fixture.upload(id, { name: 'a.zip', content: Buffer.alloc(limits.uploadBytes + 1) });
  expect(more.status).toBe(413);
});

it.each([
  ['file', { name: 'setup.exe', content: 'x' }],
  ['file', { name: 'setup.pdf', content: 'MZ and more' }],
  ['file', { name: 'a.txt', content: '' }],
  ['kind', { name: 'a.txt', content: 'a', fields: { kind: 'secret' } }],
])('refuses by %s %j, and stores nothing of it', async (field, upload) => {
  const before = await storedFiles();
  expect(await fixture.upload(id, upload)).toMatchObject({ status: 400, fields: [field] });
  expect(await storedFiles()).toBe(before);
});

it('parts files of collaborations from those of the campaign', async () => {
  const collaborationId = await fixture.collaborate(id, 7);
  const other = await fixture.start();
  const fields = { kind: 'contract', collaborationId: String(collaborationId) };
  const { id: fileId } = await fixture.upload(id, { name: 'contract.pdf', content: 'c', fields });
  const names = async (query: { collaborationId?: number }) =>
    (await fixture.files(id, query)).data.files.map(({ name }) => name);
  expect(await names({ collaborationId })).toEqual(['contract.pdf']);
  expect(await names({})).not.toContain('contract.pdf');
  expect((await fixture.files(other, { collaborationId })).status).toBe(404);
  expect((await fixture.upload(other, { name: 'a.txt', content: 'a', fields })).status).toBe(404);
  expect((await fixture.fetch(other, fileId)).statusCode).toBe(404);
  expect((await fixture.drop(other, fileId)).status).toBe(404);
  // As the creator's page asks: only for this collaboration.
  const { teamId } = fixture.accounts.main;
  const open = (ofCollaboration: number) => {
    const place = { teamId, campaignId: id, collaborationId: ofCollaboration };
    return openCampaignFile(app.database.db, fixture.ctx(), place, fileId);
  };
  expect((await open(collaborationId)).name).toBe('contract.pdf');
  await expect(open(collaborationId + 1)).rejects.toMatchObject({ code: 'not_found' });
  await fixture.drop(id, fileId);
  const events = await asTeam(app.database.db, teamId, db =>
    db
      .selectFrom('collaboration_events')
      .select(['kind', 'details'])
      .where('collaboration_id', '=', collaborationId)
      .orderBy('id')
      .execute(),
  );
  expect(events).toEqual([
    { kind: 'fileAdded', details: { file: 'contract.pdf' } },
    { kind: 'fileRemoved', details: { file: 'contract.pdf' } },
  ]);
});

it('serves files to members, lets only editors delete them, and nobody once it is archived', async () => {
  const mine = await fixture.start();
  const { id: fileId } = await fixture.upload(mine, { name: 'a.txt', content: 'a' });
  for (const as of ['nobody', 'stranger'] as const) {
    expect((await fixture.fetch(mine, fileId, as)).statusCode).toBe(404);
    expect((await fixture.drop(mine, fileId, as)).status).toBe(404);
  }
  expect((await fixture.drop(mine, fileId, 'viewer')).status).toBe(403);
  await fixture.changeState(mine, 'archived');
  expect((await fixture.drop(mine, fileId)).code).toBe(1026);
  expect((await fixture.fetch(mine, fileId, 'viewer')).body).toBe('a');
});

it('has a maximum, and releases what it did not accept', async () => {
  const full = await fixture.start();
  const answers = [];
  for (let at = 0; at <= campaignLimits.files; at++)
    answers.push((await fixture.upload(full, { name: `${at}.txt`, content: 'a' })).status);
  expect(answers.filter(status => status === 200)).toHaveLength(campaignLimits.files);
  expect(answers.at(-1)).toBe(400);
});
