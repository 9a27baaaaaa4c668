import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors } from '../../../contract/core/errors.ts';
import { createTeamRole, removeTeamRole } from '../../../contract/workspace/roles.ts';
import * as contract from '../../../contract/workspace/single-sign-on.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import type { ListeningOidc } from '../../../test/harness/identity/listening-oidc.ts';
import {
  finish,
  listenFor,
  makeOrganisation,
  saveOidc,
  signInBy,
} from '../../../test/fixtures/workspace/single-sign-on-fixture.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { makeSecrets } from '../../core/auth/sealed-secrets.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { rotateSingleSignOn } from './secret-rotation.ts';

let app: TestApp;
let oidc: ListeningOidc;
let owner: Account;
let token: string;
let member: string;
let stranger: string;

beforeAll(async () => {
  app = await startTestApp();
  oidc = await listenFor(app);
  const { db } = app.database;
  owner = await makeTeam(db, app.world, 'setting-up', { plan: 'team' });
  token = await app.signInAs(owner);
  member = await app.signInAs(
    await makeMember(db, app.world, owner.teamId, 'a-manager', { role: 'manager' }),
  );
  stranger = await app.signInAs(await makeTeam(db, app.world, 'strange'));
});
afterAll(async () => {
  await oidc.close();
  await app.close();
});

const load = async (as = token) => (await callApp(app, contract.getSingleSignOn, { token: as })).data;
const switches = (isEnabled: boolean, isRequired = false, as = token) =>
  callApp(app, contract.switchSingleSignOn, { token: as, body: { isEnabled, isRequired } });

describe('setting up', () => {
  test('is for whoever may change what protects the team', async () => {
    for (const as of [member, '']) {
      const status = as ? 403 : 401;
      const given = as ? { token: as } : {};
      expect((await callApp(app, contract.getSingleSignOn, given)).status).toBe(status);
      expect((await callApp(app, contract.removeProvider, given)).status).toBe(status);
      expect((await callApp(app, contract.testSingleSignOn, given)).status).toBe(status);
    }
    expect((await saveOidc(app, oidc, member)).status).toBe(403);
    expect((await switches(true, false, member)).status).toBe(403);
  });

  test.each([
    ['issuer', { issuer: '' }],
    ['issuer', { issuer: 'ftp://elsewhere.example' }],
    ['issuer', { issuer: 'https://user@elsewhere.example' }],
    ['issuer', { issuer: 'https://login.microsoftonline.com/common/v2.0' }],
    ['clientSecret', { clientSecret: '' }],
    ['name', { name: ' ' }],
    ['clientId', { clientId: '' }],
  ])('names the field %s that is wrong', async (field, change) => {
    const answer = await saveOidc(app, oidc, token, change);
    expect([answer.status, answer.fields]).toEqual([400, [field]]);
  });

  test('keeps the secret sealed and never shows it', async () => {
    const issuer = `${oidc.issuer}/.well-known/openid-configuration`;
    expect((await saveOidc(app, oidc, token, { issuer, clientSecret: 'never-shown' })).code).toBe(0);
    const answer = await callApp(app, contract.getSingleSignOn, { token });
    expect(answer.text).not.toContain('never-shown');
    expect(answer.data.provider).toMatchObject({
      issuer: oidc.issuer,
      name: 'Acme ID',
      isEnabled: false,
      testedAt: null,
      role: { role: 'member' },
    });
    expect(answer.data.redirectUri).toBe(app.mail.publicUrl + contract.callbackPathOf(owner.teamId));
    expect(answer.data.provider?.logoutUri).toMatch(/\/logout\/\d+\/\d+$/);
    expect((await load(stranger)).provider).toBeNull();
    const stored = await asTeam(app.database.db, owner.teamId, db =>
      db.selectFrom('identity_providers').select('client_secret').executeTakeFirstOrThrow(),
    );
    expect(stored.client_secret).toMatch(/^v1\./);
    await saveOidc(app, oidc, token);
  });

  test('gives no role that may do more than who sets it up', async () => {
    const { data } = await callApp(app, createTeamRole, {
      token,
      body: { name: 'guards', permissions: ['security.manage', 'members.manage'] },
    });
    const guard = await makeMember(app.database.db, app.world, owner.teamId, 'a-guard', {
      role: 'custom',
      roleId: data.id,
    });
    const guarding = await app.signInAs(guard);
    expect((await saveOidc(app, oidc, guarding, { role: { role: 'manager' } })).status).toBe(403);
    const role = { role: 'custom', roleId: data.id };
    expect((await saveOidc(app, oidc, guarding, { role })).code).toBe(0);
    await callApp(app, removeTeamRole, { token, params: { id: data.id }, body: { to: { role: 'viewer' } } });
    expect((await load()).provider?.role).toEqual({ role: 'viewer' });
  });

  test('needs a sign-in that worked before it is switched on', async () => {
    expect((await switches(true)).code).toBe(errors.sso_not_tested.code);
    expect((await switches(true, false, stranger)).code).toBe(errors.not_found.code);
  });
});

describe('a test', () => {
  const start = () => callApp(app, contract.testSingleSignOn, { token });

  test('shows every step without secrets, and opens the switch', async () => {
    const { data } = await start();
    expect(data.steps.map(({ title, ok }) => [title, ok])).toEqual([
      ['discovery', true],
      ['authorization', true],
    ]);
    const address = await oidc.signsIn(data.url ?? '', { email: 'tester@elsewhere.example' });
    const ended = await finish(app, data.flow, address, token);
    expect(ended.data.tokens).toBeNull();
    expect(ended.data.steps.map(({ title, ok }) => [title, ok])).toEqual([
      ['discovery', true],
      ['authorization', true],
      ['token', true],
      ['claims', true],
      ['person', true],
    ]);
    expect(ended.text).not.toContain(oidc.clientSecret);
    expect(ended.text).not.toMatch(/eyJ[\w-]+\./);
    expect((await load()).provider?.testedAt).not.toBeNull();
    expect((await switches(true)).code).toBe(0);
    expect((await load()).provider?.isEnabled).toBe(true);
  });

  test('shows the step that failed', async () => {
    oidc.setDown(true);
    const stopped = await start();
    oidc.setDown(false);
    expect(stopped.data.url).toBeNull();
    expect(stopped.data.steps).toMatchObject([{ title: 'discovery', ok: false }]);
    await saveOidc(app, oidc, token, { clientSecret: 'wrong' });
    const { data } = await start();
    const address = await oidc.signsIn(data.url ?? '', { email: 'tester@elsewhere.example' });
    const ended = await finish(app, data.flow, address, token);
    const last = ended.data.steps.at(-1);
    expect(last).toMatchObject({ title: 'token', ok: false });
    expect(last?.answer).toContain('invalid_client');
    await saveOidc(app, oidc, token);
    expect((await load()).provider?.testedAt).toBeNull();
  });

  test('is ended by who began it, and nobody else', async () => {
    const { data } = await start();
    const address = await oidc.signsIn(data.url ?? '', { email: 'tester@elsewhere.example' });
    expect((await finish(app, data.flow, address, stranger)).code).toBe(errors.sso_refused.code);
  });

  test('says that an address is not verified', async () => {
    const { data } = await start();
    const unsure = { email: 'tester@elsewhere.example', isVerified: false };
    const ended = await finish(app, data.flow, await oidc.signsIn(data.url ?? '', unsure), token);
    expect(ended.data.steps.at(-1)).toMatchObject({ title: 'person', ok: false });
    expect((await load()).provider?.testedAt).toBeNull();
  });
});

test('another issuer knows other people: what accounts were at the old one is forgotten', async () => {
  const org = await makeOrganisation(app, oidc, 'moving-org', { isRequired: true });
  const email = 'mover@moving-org.sandbox';
  await signInBy(app, oidc, { email });
  expect((await load(org.token)).members).toEqual({ linked: 1, all: 1 });
  const other = await listenFor(app);
  expect((await saveOidc(app, other, org.token, { clientSecret: '' })).fields).toEqual(['clientSecret']);
  await saveOidc(app, other, org.token);
  expect(await load(org.token)).toMatchObject({
    provider: { isEnabled: false, isRequired: false, testedAt: null },
    members: { linked: 0, all: 1 },
  });
  expect((await callApp(app, contract.removeProvider, { token: org.token })).code).toBe(0);
  expect((await callApp(app, contract.removeProvider, { token: org.token })).code).toBe(
    errors.not_found.code,
  );
  await other.close();
});

test('secrets are sealed again with another key', async () => {
  await makeOrganisation(app, oidc, 'rotating-org');
  await signInBy(app, oidc, { email: 'a@rotating-org.sandbox' });
  const key = (id: string, letter: string) => ({ id, key: Buffer.alloc(32, letter) });
  const { db } = app.database;
  const kept = await rotateSingleSignOn(db, app.mail.secrets);
  expect(kept.sealed).toBe(0);
  expect(kept.kept).toBeGreaterThan(1);
  const newer = makeSecrets([key('newer', 'n')]);
  const both = { ...app.mail.secrets, isOld: () => true, seal: newer.seal.bind(newer) };
  expect((await rotateSingleSignOn(db, both)).sealed).toBe(kept.kept);
  expect((await rotateSingleSignOn(db, newer)).kept).toBe(kept.kept);
});
