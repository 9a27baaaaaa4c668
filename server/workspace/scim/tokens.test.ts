import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Endpoint } from '../../../contract/core/endpoint.ts';
import {
  createScimToken,
  listScimTokens,
  revokeScimToken,
} from '../../../contract/workspace/scim/scim-tokens.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { callApp, type CallOptions } from '../../../test/harness/app/call-endpoint.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { hashToken } from '../../core/auth/random-token.ts';
import { asTeam } from '../../core/db/tenant.ts';

let app: TestApp;
let made = 0;
let owner: Account;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await makeTeam(app.database.db, app.world, `scim-${++made}`);
  token = await app.signInAs(owner);
  app.world.pass(3_600_000);
});

const call = <E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}) =>
  callApp(app, endpoint, { token, ...options });
const make = async (name = 'Okta') => (await call(createScimToken, { body: { name } })).data;
const list = async () => (await call(listScimTokens)).data;
const asks = (scimToken: string) => app.inject({ method: 'GET', path: '/scim/v2/Users', token: scimToken });

test('a token is shown once, and only its hash is stored', async () => {
  expect(await list()).toEqual({
    tokens: [],
    address: expect.stringMatching(/^https?:.*\/scim\/v2$/),
    users: 0,
  });
  const { id, token: secret } = await make(' Okta ');
  expect(secret).toMatch(/^scim_[\w-]{43}$/);
  const listed = await call(listScimTokens);
  expect(listed.data.tokens).toEqual([
    { id, name: 'Okta', createdAt: app.world.now().toISOString(), lastUsedAt: null },
  ]);
  expect(listed.text).not.toContain(secret);
  const stored = await app.database.db.selectFrom('scim_token_hashes').selectAll().execute();
  expect(stored.map(row => row.token_hash.toString('hex'))).toContain(hashToken(secret).toString('hex'));
});

test('its last use is noted once a minute', async () => {
  const { token: secret } = await make();
  const lastUse = async () => (await list()).tokens[0]?.lastUsedAt;
  const first = app.world.now().toISOString();
  await asks(secret);
  app.world.pass(59_000);
  await asks(secret);
  expect(await lastUse()).toBe(first);
  app.world.pass(2000);
  await asks(secret);
  expect(await lastUse()).toBe(app.world.now().toISOString());
});

test('a revoked token opens nothing from then on; the others do', async () => {
  const [first, second] = [await make('Okta'), await make('Entra ID')];
  expect((await call(revokeScimToken, { params: { id: first.id } })).code).toBe(0);
  expect([(await asks(first.token)).statusCode, (await asks(second.token)).statusCode]).toEqual([401, 200]);
  expect((await list()).tokens.map(({ name }) => name)).toEqual(['Entra ID']);
  expect((await call(revokeScimToken, { params: { id: first.id } })).status).toBe(404);
  const records = await asTeam(app.database.db, owner.teamId, db =>
    db.selectFrom('audit_log_entries').select('action').execute(),
  );
  expect(records.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['scimToken.create', 'scimToken.revoke']),
  );
});

test('a token needs a name', async () => {
  for (const name of ['', '  ', 'x'.repeat(61)])
    expect(await call(createScimToken, { body: { name } })).toMatchObject({ status: 400, fields: ['name'] });
});

test('members without the permission, and other teams, get nowhere', async () => {
  const { id } = await make();
  const member = await makeMember(app.database.db, app.world, owner.teamId, `scim-member-${made}`, {
    role: 'manager',
  });
  const theirs = await app.signInAs(member);
  for (const answer of [
    await call(listScimTokens, { token: theirs }),
    await call(createScimToken, { token: theirs, body: { name: 'x' } }),
    await call(revokeScimToken, { token: theirs, params: { id } }),
  ])
    expect(answer.status).toBe(403);
  const stranger = await makeTeam(app.database.db, app.world, `scim-stranger-${made}`);
  const strange = await app.signInAs(stranger);
  expect((await call(listScimTokens, { token: strange })).data.tokens).toEqual([]);
  expect((await call(revokeScimToken, { token: strange, params: { id } })).status).toBe(404);
  expect((await list()).tokens).toHaveLength(1);
});
