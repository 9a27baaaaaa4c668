import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchSealedRecords, getRecordCheck } from '../../../../contract/workspace/audit-log.ts';
import { callApp } from '../../../../test/harness/app/call-endpoint.ts';
import { callOf } from '../../../../test/harness/app/all-endpoints.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import {
  makeMember,
  makeRole,
  makeTeam,
  type Account,
} from '../../../../test/fixtures/two-teams/two-teams.ts';
import { checkTeams, sealTeams } from './service.ts';

let app: TestApp;
let tokens: { owner: string; member: string; reader: string; stranger: string };
let owner: Account;

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  owner = await makeTeam(db, app.world, 'first');
  const roleId = await makeRole(db, app.world, owner, 'readers', ['audit.read']);
  const reader = await makeMember(db, app.world, owner.teamId, 'first-reader', { role: 'custom', roleId });
  tokens = {
    owner: await app.signInAs(owner),
    member: await app.signInAs(await makeMember(db, app.world, owner.teamId, 'first-member')),
    reader: await app.signInAs(reader),
    stranger: await app.signInAs(await makeTeam(db, app.world, 'second')),
  };
});
afterAll(() => app.close());

const check = (token?: string) => callApp(app, getRecordCheck, { ...(token && { token }) });
const sealedFile = (token?: string, query = {}) =>
  app.inject({ ...callOf(fetchSealedRecords, { query }), ...(token && { token }) });

interface Line {
  type: string;
  team: number;
  place: number;
  entryHash: string;
  id: number;
  at: string;
  accountId: number | null;
  action: string;
  subject: string;
  subjectId: number | null;
  fields: string[];
  accountName: string;
  subjectName: string;
  before: object | null;
  after: object | null;
  address: string;
  agent: string;
  salt: string;
  valuesHash: string;
}
interface SealLine {
  team: number;
  number: number;
  sealedAt: string;
  previousHash: string;
  hash: string;
}
const sha256 = (...parts: (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
const linesOf = (body: string) =>
  body
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Line);

test('before the first seal nothing was checked', async () => {
  expect((await check(tokens.owner)).data).toEqual({ sealed: 0, head: null, check: null });
});

test('the file holds every record of the team with what its hash is made of, and the seals', async () => {
  await sealTeams(app.database.db, app.world);
  const reply = await sealedFile(tokens.owner);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/x-ndjson']);
  expect(reply.headers['content-disposition']).toContain('operation-records.ndjson');
  const lines = linesOf(reply.body);
  expect(new Set(lines.map(({ team }) => team))).toEqual(new Set([owner.teamId]));
  expect(lines.at(-1)?.type).toBe('seal');
  const records = lines.filter(({ type }) => type === 'record');
  expect(records.map(({ action }) => action)).toContain('account.signIn');
  expect(records.map(({ place }) => place)).toEqual(records.map((_, place) => place + 1));
  for (const { team, id, at, accountId, action, subject, subjectId, fields, entryHash } of records)
    expect(
      sha256(JSON.stringify(['entry', team, id, at, accountId, action, subject, subjectId, fields])),
    ).toBe(entryHash);
  for (const { accountName, subjectName, before, after, address, agent, salt, valuesHash } of records) {
    const values = JSON.stringify(['values', accountName, subjectName, before, after, address, agent]);
    expect(sha256(Buffer.from(salt, 'hex'), values)).toBe(valuesHash);
  }
  const { team, number, sealedAt, previousHash, hash } = lines.at(-1) as unknown as SealLine;
  const entries = records.map(each => [each.place, each.id, each.entryHash, each.valuesHash].join(' '));
  expect(sha256([['seal', team, number, sealedAt, previousHash].join(' '), ...entries].join('\n'))).toBe(
    hash,
  );
  await sealTeams(app.database.db, app.world);
  const next = linesOf((await sealedFile(tokens.owner, { after: records.length })).body);
  expect(next.map(({ type, action }) => action ?? type)).toEqual(['operationRecord.export', 'seal']);
});

test('the page is told what the check found', async () => {
  const { db } = app.database;
  await checkTeams(db, app.world);
  const { data } = await check(tokens.owner);
  expect(data.check).toMatchObject({ at: app.world.now().toISOString(), records: data.sealed, faults: [] });
  expect(data.head?.hash).toMatch(/^[0-9a-f]{64}$/);
});

test('a stranger gets the records of their own team alone', async () => {
  const { body } = await sealedFile(tokens.stranger);
  const teams = new Set(linesOf(body).map(({ team }) => team));
  expect(teams.size).toBe(1);
  expect(teams).not.toContain(owner.teamId);
  expect(body).not.toContain('first nick');
});

test('who may not read records gets neither, and who may not export no file', async () => {
  expect([(await check()).status, (await sealedFile()).statusCode]).toEqual([401, 401]);
  expect([(await check(tokens.member)).status, (await sealedFile(tokens.member)).statusCode]).toEqual([
    403, 403,
  ]);
  expect([(await check(tokens.reader)).status, (await sealedFile(tokens.reader)).statusCode]).toEqual([
    200, 403,
  ]);
});

test.each(['x', '-1', '1.5', '9'.repeat(30)])('a place %s is refused', async after => {
  const reply = await sealedFile(tokens.owner, { after });
  expect([reply.statusCode, reply.body]).toEqual([400, expect.stringContaining('after') as string]);
});
