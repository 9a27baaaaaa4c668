import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrigins } from '../../../contract/catalogue/provenance.ts';
import {
  creatorFieldNames,
  headOf,
  rowFields,
  specOf,
  type CreatorField,
} from '../../../contract/core/sources/creator-fields.ts';
import type { CreatorRecord } from '../../../contract/core/sources/source-records.ts';
import { searchCreators, getCreator } from '../../../contract/creators/search/creator-search.ts';
import { exportColumns } from '../../../contract/workspace/export-columns.ts';
import { startExport } from '../../../contract/workspace/exports.ts';
import { importFile, writeRecords } from '../../../server/catalogue/creator-records/service.ts';
import { faceOf } from '../../../server/catalogue/pictures/picture-addresses.ts';
import { purgeExpired } from '../../../server/catalogue/creator-records/source-policy/purge.ts';
import { exportJob } from '../../../server/workspace/exports/jobs.ts';
import { makeTeam, type Account } from '../../fixtures/two-teams/two-teams.ts';
import { callApp } from '../../harness/app/call-endpoint.ts';
import { startTestApp, type TestApp } from '../../harness/app/test-app.ts';

/**
 * Two values of every field, and how a file writes the second where it is not as it is told. Counts go beyond 2^31.
 */
const samples: Record<CreatorField, { first: unknown; second: unknown; cell?: string }> = {
  name: { first: 'Lan Tra', second: 'Lan Matcha' },
  handle: { first: 'lan', second: 'lan.matcha' },
  avatarUrl: { first: 'https://pictures.example/1', second: 'https://pictures.example/2' },
  homepageUrl: { first: 'https://youtube.example/@lan', second: 'https://youtube.example/@matcha' },
  bio: { first: 'Green tea', second: 'Black tea' },
  region: { first: 'VN', second: 'JP', cell: 'Japan' },
  language: { first: 'vi', second: 'ja', cell: 'Japanese' },
  category: { first: 'Food', second: 'Travel' },
  tags: { first: ['tea'], second: ['matcha'], cell: 'matcha' },
  verified: { first: true, second: false, cell: 'No' },
  followers: { first: 900, second: 3_000_000_000 },
  likes: { first: 70, second: 3_000_000_000 },
  postCount: { first: 3, second: 3_000_000_000 },
};

const platform = 'youtube';
const dayMs = 86_400_000;
let app: TestApp;
let owner: Account;
let token: string;
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await makeTeam(app.database.db, app.world, 'owner', { plan: 'team' });
  token = await app.signInAs(owner);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'starbridge-fields-'));
});
afterAll(async () => {
  await app.close();
  fs.rmSync(folder, { recursive: true });
});

/** What is told of a creator that is only said to exist. */
const silentOf = (field: CreatorField, daysAgo: number) => ({
  platform: platform as CreatorRecord['platform'],
  platformId: `UC_${field}`,
  handle: `of.${field}`,
  observedAt: new Date(app.world.now().getTime() - daysAgo * dayMs).toISOString(),
});
/** What is told of a creator that has one field beside those that say which one it is. */
const reportedOf = (field: CreatorField, value: unknown, daysAgo: number) => ({
  ...silentOf(field, daysAgo),
  [field]: value,
});
type Reported = ReturnType<typeof silentOf> & { [field: string]: unknown };

async function importText(name: string, text: string) {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  const { run } = await importFile(app.database.db, app.world, { path: file });
  expect(run).toMatchObject({ state: 'done' });
}
async function importCsv(field: CreatorField, reported: Reported) {
  const cells = Object.values<unknown>(reported).map(value =>
    Array.isArray(value) ? value.join('|') : String(value),
  );
  await importText(`${field}.csv`, `${Object.keys(reported).join(',')}\n${cells.join(',')}\n`);
}
const importJson = (field: CreatorField, reported: Reported) =>
  importText(`${field}.ndjson`, `${JSON.stringify({ type: 'creator', ...reported })}\n`);
const tellByConnector = (reported: Reported) =>
  writeRecords(app.database.db, app.world, platform, [{ type: 'creator', ...reported }], platform);

async function idOf(field: CreatorField): Promise<number> {
  const row = app.database.db.selectFrom('creators').select('id').where('platform_id', '=', `UC_${field}`);
  return (await row.executeTakeFirstOrThrow()).id;
}
const detailOf = async (id: number) =>
  (await callApp(app, getCreator, { token, params: { platform, id } })).data;
const originsOf = async (id: number) =>
  (await callApp(app, getOrigins, { token, params: { platform, id } })).data.origins;
async function searchedRow(id: number) {
  const { handle } = await detailOf(id);
  const { data } = await callApp(app, searchCreators, { token, query: { platform, user_name: handle } });
  return data.creators.find(row => row.id === id);
}

/** Replies say where we show a picture, not where its source has it. */
const shown = (field: CreatorField, value: unknown, id: number) =>
  field === 'avatarUrl' ? faceOf(id, String(value)) : value;

/** The cell under a field's head, in a file of all columns. */
async function exportedCell(field: CreatorField, id: number): Promise<string | undefined> {
  const of = { table: 'creators' as const, selection: { of: 'ids' as const, ids: [id] } };
  const body = { of, columns: [...exportColumns.creators], format: 'csv' as const };
  const { data } = await callApp(app, startExport, { token, body, headers: { 'accept-language': 'en' } });
  await exportJob.run(app.database.db, app.world, { teamId: owner.teamId, workId: data.workId });
  const reply = await app.inject({ method: 'GET', path: `/office/api/works/${data.workId}/file`, token });
  const [heads = '', cells = ''] = reply.rawPayload.toString('utf8').replace('\uFEFF', '').split('\r\n');
  return cells.split(',')[heads.split(',').indexOf(headOf(field).en)];
}

describe('a field of a creator', () => {
  it.each(creatorFieldNames)('%s is imported by a table, changed by a later list, and read', async field => {
    const { first, second } = samples[field];
    await importCsv(field, reportedOf(field, first, 3));
    const id = await idOf(field);
    expect(await detailOf(id)).toMatchObject({ [field]: shown(field, first, id) });
    await importJson(field, reportedOf(field, second, 2));
    expect(await detailOf(id)).toMatchObject({ [field]: shown(field, second, id) });
    // A later one that does not tell the field leaves it.
    await importJson(field, { ...silentOf(field, 1.5), ...(field === 'handle' && { handle: 'lan.matcha' }) });
    expect(await detailOf(id)).toMatchObject({ [field]: shown(field, second, id) });
    if (rowFields.some(name => name === field))
      expect(await searchedRow(id)).toMatchObject({ [field]: shown(field, second, id) });
  });

  it.each(creatorFieldNames)('%s leaves in a file as the list says', async field => {
    const { second, cell } = samples[field];
    const isExported = specOf(field).exported !== 'never';
    expect(await exportedCell(field, await idOf(field))).toBe(
      isExported ? (cell ?? String(second)) : undefined,
    );
  });

  it.each(creatorFieldNames)('%s has the source that reported it last', async field => {
    const id = await idOf(field);
    // Another source that tells something else leaves it its own.
    const other = field === 'likes' ? 'postCount' : 'likes';
    const handle = field === 'handle' ? { handle: 'lan.matcha' } : {};
    await tellByConnector({ ...silentOf(field, 1.2), ...handle, [other]: 1 });
    if (field !== 'handle')
      expect(await originsOf(id)).toContainEqual(expect.objectContaining({ field, source: 'native' }));
    await tellByConnector(reportedOf(field, samples[field].first, 1));
    expect(await detailOf(id)).toMatchObject({ [field]: shown(field, samples[field].first, id) });
    expect(await originsOf(id)).toContainEqual(expect.objectContaining({ field, source: platform }));
  });

  it('is described where the import format is', () => {
    const text = fs.readFileSync('docs/en/import-format.md', 'utf8');
    expect(creatorFieldNames.filter(field => !text.includes(`\`${field}\``))).toEqual([]);
  });
});

describe('a field beyond the retention of its source', () => {
  const others = creatorFieldNames.filter(field => specOf(field).purge === 'goes');
  /** A creator of a list; a source with a retention only confirms that it exists. */
  const listed = (field: CreatorField, daysAgo: number) => ({
    ...silentOf(field, daysAgo),
    platformId: `UC_listed_${field}`,
    handle: `listed.${field}`,
  });

  beforeAll(async () => {
    const { db } = app.database;
    const kept = (await db.selectFrom('creators').select('id').execute()).map(({ id }) => id);
    await db
      .insertInto('creator_interest')
      .values(kept.map(id => ({ creator_id: id, lists: 1, viewed_at: null })))
      .execute();
    for (const field of others) {
      await importJson(field, { ...listed(field, 3), [field]: samples[field].second });
      await tellByConnector(listed(field, 1));
    }
    app.world.pass(31 * dayMs);
    await purgeExpired(db, app.world);
    token = await app.signInAs(owner);
  });

  it.each(creatorFieldNames)('%s is deleted or kept as the list says', async field => {
    const id = await idOf(field);
    const { [field]: value, handle } = await detailOf(id);
    const origins = await originsOf(id);
    if (specOf(field).purge === 'stays') {
      expect(value).toEqual(samples[field].first);
      return;
    }
    // One without a name is shown by its handle.
    if (field === 'name') expect(value).toBe(handle);
    else expect(JSON.stringify(value)).toMatch(/^(null|""|\[\])$/);
    expect(origins.map(origin => origin.field)).not.toContain(field);
  });

  it('only says how to ask for the creator again, where it stays', () => {
    const staying = creatorFieldNames.filter(field => specOf(field).purge === 'stays');
    expect(staying).toEqual(['handle', 'homepageUrl']);
  });

  it.each(others)('%s alone keeps a creator that another source told', async field => {
    const row = app.database.db
      .selectFrom('creators')
      .select('id')
      .where('platform_id', '=', `UC_listed_${field}`);
    const { id } = await row.executeTakeFirstOrThrow();
    expect(await detailOf(id)).toMatchObject({ [field]: shown(field, samples[field].second, id) });
  });
});
