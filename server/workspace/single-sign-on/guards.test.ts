import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors } from '../../../contract/core/errors.ts';
import type { TokenPair } from '../../../contract/identity/sign-in.ts';
import * as contract from '../../../contract/workspace/single-sign-on.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { askToken } from '../../../test/harness/app/authenticator-app.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import type { ListeningOidc } from '../../../test/harness/identity/listening-oidc.ts';
import {
  begin,
  finish,
  listenFor,
  makeOrganisation,
  refresh,
  saveOidc,
  signInBy,
  type Organisation,
} from '../../../test/fixtures/workspace/single-sign-on-fixture.ts';
import { makeMember, makeRole, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { disguise } from '../../core/auth/password-cipher.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { changeAccount } from '../../identity/accounts/service.ts';
import { deactivateMember, setWorkAddress } from './provisioned-member.ts';

const hour = 3_600_000;
let app: TestApp;
let oidc: ListeningOidc;

beforeAll(async () => {
  app = await startTestApp();
  oidc = await listenFor(app);
});
afterAll(async () => {
  await oidc.close();
  await app.close();
});

const asOf = <T>({ owner }: Organisation, work: Parameters<typeof asTeam<T>>[2]) =>
  asTeam(app.database.db, owner.teamId, work);
const switches = ({ token }: Organisation, isEnabled: boolean, isRequired: boolean) =>
  callApp(app, contract.switchSingleSignOn, { token, body: { isEnabled, isRequired } });
const hasAddress = (org: Organisation, { accountId, teamId }: Account, email: string) =>
  asOf(org, db => setWorkAddress(db, app.world, teamId, { accountId, email }));
async function signedIn(email: string): Promise<TokenPair> {
  const { data, msg } = await signInBy(app, oidc, { email });
  if (!data.tokens) throw new Error(msg);
  app.world.pass(2 * 60_000);
  return data.tokens;
}

describe('a session goes no further than what it rests on', () => {
  test('one by password ends with its next refresh once the team requires the provider', async () => {
    const org = await makeOrganisation(app, oidc, 'later-required');
    const member = await makeMember(app.database.db, app.world, org.owner.teamId, 'early.one');
    await hasAddress(org, member, `early.one@${org.host}`);
    const pair = (await askToken(app, member)) as unknown as TokenPair;
    const next = await refresh(app, pair.refresh_token);
    await switches(org, true, true);
    expect(await refresh(app, next?.refresh_token ?? '')).toBeNull();
    await switches(org, true, false);
    expect(await refresh(app, next?.refresh_token ?? '')).toBeNull();
  });

  test('one by a provider that is switched off or removed ends with its next refresh', async () => {
    const org = await makeOrganisation(app, oidc, 'losing-org');
    const off = await signedIn(`a@${org.host}`);
    await switches(org, false, false);
    expect(await refresh(app, off.refresh_token)).toBeNull();
    await switches(org, true, false);
    const removed = await signedIn(`a@${org.host}`);
    await callApp(app, contract.removeProvider, { token: org.token });
    expect(await refresh(app, removed.refresh_token)).toBeNull();
  });

  test('one of a provider that cannot be asked ends after twelve hours', async () => {
    const org = await makeOrganisation(app, oidc, 'unchecked-org');
    const email = `a@${org.host}`;
    const { data } = await begin(app, email);
    const withoutRefresh = data.url.replace('+offline_access', '');
    expect(withoutRefresh).not.toBe(data.url);
    const ended = await finish(app, data.flow, await oidc.signsIn(withoutRefresh, { email }));
    app.world.pass(11 * hour);
    const next = await refresh(app, ended.data.tokens?.refresh_token ?? '');
    expect(next?.expires_in).toBe(3600);
    app.world.pass(hour);
    expect(await refresh(app, next?.refresh_token ?? '')).toBeNull();
  });
});

describe('a provider of a team has no power over an operator', () => {
  test('who cannot link their account, is not let in by it, and is not switched off', async () => {
    const org = await makeOrganisation(app, oidc, 'with-operator', { isRequired: true });
    const { teamId } = org.owner;
    const operator = await makeMember(app.database.db, app.world, teamId, 'an.operator');
    await asOf(org, db =>
      db.updateTable('accounts').set({ is_operator: true }).where('id', '=', operator.accountId).execute(),
    );
    const email = `an.operator@${org.host}`;
    await hasAddress(org, operator, email);
    const taken = await signInBy(app, oidc, { email });
    expect([taken.code, taken.data?.tokens ?? null]).toEqual([errors.sso_refused.code, null]);
    const token = (await askToken(app, operator)).access_token ?? '';
    expect((await callApp(app, contract.getOwnSingleSignOn, { token })).data.provider).toBeNull();
    const body = { password: disguise(operator.password, app.env.AUTH_PASSWORD_KEY) };
    const linking = await callApp(app, contract.linkSingleSignOn, { token, body });
    expect(linking.code).toBe(errors.sso_refused.code);
    await expect(
      asOf(org, db => deactivateMember(db, app.world, teamId, operator.accountId)),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });
});

test('nobody puts up a provider that could claim accounts which may do more than they', async () => {
  const org = await makeOrganisation(app, oidc, 'climbing-org');
  const { db } = app.database;
  const { teamId } = org.owner;
  const manager = await makeMember(db, app.world, teamId, 'the.manager', { role: 'manager' });
  await hasAddress(org, manager, `the.manager@${org.host}`);
  const roleId = await makeRole(db, app.world, { teamId }, 'guards', ['security.manage']);
  const guard = await makeMember(db, app.world, teamId, 'the.guard', { role: 'custom', roleId });
  const token = await app.signInAs(guard);
  const role = { role: 'viewer' } as const;
  const other = await listenFor(app);
  expect((await saveOidc(app, other, token, { role })).status).toBe(403);
  expect((await saveOidc(app, oidc, token, { role })).code).toBe(0);
  await asOf(org, db => changeAccount(db, manager, { role: 'viewer' }));
  expect((await saveOidc(app, other, token, { role })).code).toBe(0);
  await other.close();
});

test('the provider is also required for people without an email address in an office suite', async () => {
  const org = await makeOrganisation(app, oidc, 'nameless-org', { isRequired: true });
  const { teamId } = org.owner;
  const member = await makeMember(app.database.db, app.world, teamId, 'nameless.one');
  const at = app.world.now();
  await asOf(org, async db => {
    const { id } = await db.selectFrom('identity_providers').select('id').executeTakeFirstOrThrow();
    const row = { subject: 'NamelessOne', account_id: member.accountId, checked_at: at, created_at: at };
    await db
      .insertInto('provider_identities')
      .values({ team_id: teamId, provider_id: id, ...row })
      .execute();
  });
  expect((await askToken(app, member)) as object).toMatchObject({ code: errors.sso_required.code });
});

describe('what a provider says of somebody is stored only in a form that can be', () => {
  let odd: Organisation | undefined;
  let people = 0;

  test.each([
    ['an endless subject', { sub: 'x'.repeat(4000) }, errors.sso_refused.code],
    ['a subject with a null byte', { sub: 'a\0b' }, errors.sso_refused.code],
    ['an endless address', { email: `${'x'.repeat(300)}@odd-claims.sandbox` }, errors.sso_refused.code],
    ['a text that is no address', { email: 'a@b@odd-claims.sandbox' }, errors.sso_refused.code],
    ['an address with a null byte', { email: 'a\0@odd-claims.sandbox' }, errors.sso_refused.code],
    ['a name with a null byte', { name: 'Li\0Lei' }, 0],
    ['a session with a null byte', { sid: 'a\0b' }, 0],
  ])('%s', async (_, claims, code) => {
    const host = 'odd-claims.sandbox';
    odd ??= await makeOrganisation(app, oidc, 'odd-claims');
    oidc.forge(real => ({ ...real, ...claims }));
    const answer = await signInBy(app, oidc, { email: `person${++people}@${host}` });
    oidc.forge(real => real);
    expect([answer.status, answer.code]).toEqual([200, code]);
  });
});
