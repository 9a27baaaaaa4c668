import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listSignIns } from '../../../contract/identity/account-security.ts';
import { errors } from '../../../contract/core/errors.ts';
import { errorTexts } from '../../../contract/core/error-texts.ts';
import { getOfficeUser } from '../../../contract/identity/sign-in.ts';
import { listMembers, disableMember } from '../../../contract/workspace/members.ts';
import * as contract from '../../../contract/workspace/single-sign-on.ts';
import { askToken } from '../../../test/harness/app/authenticator-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import type { ListeningOidc } from '../../../test/harness/identity/listening-oidc.ts';
import {
  begin,
  finish,
  listenFor,
  makeOrganisation,
  proveDomain,
  signInBy,
  type Organisation,
} from '../../../test/fixtures/workspace/single-sign-on-fixture.ts';
import { makeMember, makeTeam } from '../../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { deactivateMember, provisionMember, reactivateMember, setWorkAddress } from './provisioned-member.ts';

let app: TestApp;
let oidc: ListeningOidc;
let acme: Organisation;

beforeAll(async () => {
  app = await startTestApp();
  oidc = await listenFor(app);
  acme = await makeOrganisation(app, oidc, 'acme');
});
afterAll(async () => {
  await oidc.close();
  await app.close();
});

const members = async ({ token }: Organisation = acme) =>
  (await callApp(app, listMembers, { token })).data.members;
const whoHas = async (token = '') => (await callApp(app, getOfficeUser, { token })).data.officeUser;
const refusedBy = (answer: { code: number }) =>
  Object.entries(errors).find(([, { code }]) => code === answer.code)?.[0];

describe('somebody of the organisation', () => {
  test('gets an account at the first sign-in, with the default role, and the same one later', async () => {
    const before = (await members()).length;
    const person = { email: 'wang.wei@acme.sandbox', name: '王伟' };
    const { data } = await signInBy(app, oidc, person);
    expect(data).toMatchObject({ purpose: 'signIn', steps: [] });
    const token = data.tokens?.access_token;
    const user = await whoHas(token);
    expect(user).toMatchObject({ username: 'wang.wei', nickName: '王伟', teamId: acme.owner.teamId });
    expect(user.roleIds).toEqual(['ROLE_MEMBER']);
    const [signIn] = (await callApp(app, listSignIns, { token: token ?? '' })).data.signIns;
    expect(signIn?.way).toBe('sso');
    expect(data.tokens?.expires_in).toBe(3600);
    expect((await members()).length).toBe(before + 1);
    const again = await signInBy(app, oidc, { ...person, email: 'Wang.Wei@Acme.Sandbox' });
    expect((await whoHas(again.data.tokens?.access_token)).userId).toBe(user.userId);
    expect((await members()).length).toBe(before + 1);
  });

  test('gets one account from two first sign-ins at once', async () => {
    const person = { email: 'twice@acme.sandbox' };
    const [one, two] = await Promise.all([signInBy(app, oidc, person), signInBy(app, oidc, person)]);
    expect([one.code, two.code]).toEqual([0, 0]);
    expect((await members()).filter(({ username }) => username.startsWith('twice'))).toHaveLength(1);
  });

  test('goes to the page that was asked for, and gets another user name where theirs is taken', async () => {
    await makeTeam(app.database.db, app.world, 'jo.li');
    const { data } = await begin(app, 'jo.li@acme.sandbox', '/inbox');
    const ended = await finish(app, data.flow, await oidc.signsIn(data.url, { email: 'jo.li@acme.sandbox' }));
    expect(ended.data.next).toBe('/inbox');
    expect((await whoHas(ended.data.tokens?.access_token)).username).toBe('jo.li2');
  });

  test('is asked for no second factor of ours, also where the team requires one', async () => {
    const strict = await makeOrganisation(app, oidc, 'strict-org');
    await asTeam(app.database.db, strict.owner.teamId, db =>
      db.updateTable('teams').set({ requires_second_factor: true }).execute(),
    );
    const { data } = await signInBy(app, oidc, { email: 'a@strict-org.sandbox' });
    expect((await whoHas(data.tokens?.access_token)).needsSecondFactor).toBe(false);
  });

  test('is who SCIM has brought under this address', async () => {
    const { teamId } = acme.owner;
    const email = 'from.scim@acme.sandbox';
    const role = { role: 'viewer', roleId: null } as const;
    const id = await asTeam(app.database.db, teamId, db =>
      provisionMember(db, app.world, teamId, { email, name: 'From SCIM', role }),
    );
    const { data } = await signInBy(app, oidc, { email });
    expect((await whoHas(data.tokens?.access_token)).userId).toBe(id);
  });

  test('is not somebody who was invited, whatever their name', async () => {
    const { db } = app.database;
    const invited = await makeMember(db, app.world, acme.owner.teamId, 'invited.one');
    const { data } = await signInBy(app, oidc, { email: 'invited.one@acme.sandbox' });
    expect((await whoHas(data.tokens?.access_token)).userId).not.toBe(invited.accountId);
  });

  test('is never the main account by an address alone', async () => {
    const { teamId, accountId } = acme.owner;
    const email = 'boss@acme.sandbox';
    await asTeam(app.database.db, teamId, db => setWorkAddress(db, app.world, teamId, { accountId, email }));
    expect(refusedBy(await signInBy(app, oidc, { email }))).toBe('sso_refused');
  });
});

describe('what a provider says is not believed', () => {
  const forged = async (claims: Record<string, unknown>) => {
    oidc.forge(real => ({ ...real, ...claims }));
    const answer = await signInBy(app, oidc, { email: 'forged@acme.sandbox' });
    oidc.forge(real => real);
    return answer;
  };
  const now = () => Math.floor(Date.now() / 1000);

  test.each([
    ['a nonce of another sign-in', () => ({ nonce: 'another' })],
    ['a token for another client', () => ({ aud: 'another-client' })],
    ['a token of another issuer', () => ({ iss: 'https://elsewhere.example' })],
    ['a token that has expired', () => ({ iat: now() - 900, exp: now() - 600 })],
  ])('%s', async (_, claims) => {
    const answer = await forged(claims());
    expect(refusedBy(answer)).toBe('sso_refused');
    expect((await members()).some(({ username }) => username === 'forged')).toBe(false);
  });

  test('an address that it does not vouch for', async () => {
    const answer = await signInBy(app, oidc, { email: 'unsure@acme.sandbox', isVerified: false });
    expect(refusedBy(answer)).toBe('sso_refused');
    expect(answer.msg).toContain('没有证实');
  });

  test('an address of a domain that the team has not proved', async () => {
    const answer = await signInBy(app, oidc, { email: 'x@foreign.example' }, 'x@acme.sandbox');
    expect(refusedBy(answer)).toBe('sso_refused');
    expect(answer.msg).toContain('登录域名');
  });
});

describe('a sign-in belongs to the browser that began it', () => {
  test('the answer to another one is refused', async () => {
    const own = (await begin(app, 'victim@acme.sandbox')).data;
    const others = (await begin(app, 'thief@acme.sandbox')).data;
    const address = await oidc.signsIn(others.url, { email: 'thief@acme.sandbox' });
    expect(refusedBy(await finish(app, own.flow, address))).toBe('sso_refused');
  });

  test('and to one provider: the answer of another is not passed on to it', async () => {
    const thieves = await listenFor(app);
    const thief = await makeOrganisation(app, thieves, 'thieves');
    const victim = (await begin(app, `x@${thief.host}`)).data;
    const own = (await begin(app, 'victim@acme.sandbox')).data;
    // The provider that was asked sends the browser on to another one, as if it asked for itself.
    const led = new URL(own.url);
    led.searchParams.set('state', new URL(victim.url).searchParams.get('state') ?? '');
    const address = await oidc.signsIn(led.href, { email: 'victim@acme.sandbox' });
    expect(refusedBy(await finish(app, victim.flow, address))).toBe('sso_refused');
    expect(thieves.asked).not.toContain('POST /token');
    await thieves.close();
  });

  test('it is ended once, also with a new beginning', async () => {
    const { url, flow } = (await begin(app, 'once@acme.sandbox')).data;
    const address = await oidc.signsIn(url, { email: 'once@acme.sandbox' });
    expect((await finish(app, flow, address)).code).toBe(0);
    expect(refusedBy(await finish(app, flow, address))).toBe('sso_refused');
    const next = (await begin(app, 'once@acme.sandbox')).data;
    const replayed = new URL(address);
    replayed.searchParams.set('state', new URL(next.url).searchParams.get('state') ?? '');
    expect(refusedBy(await finish(app, next.flow, replayed.href))).toBe('sso_refused');
  });

  test('it ends after ten minutes, and what was not sealed here is nothing', async () => {
    const { url, flow } = (await begin(app, 'late@acme.sandbox')).data;
    const address = await oidc.signsIn(url, { email: 'late@acme.sandbox' });
    app.world.pass(600_000);
    expect(refusedBy(await finish(app, flow, address))).toBe('sso_refused');
    expect(refusedBy(await finish(app, `${flow.slice(0, -4)}AAAA`, address))).toBe('sso_refused');
    expect((await finish(app, '', address)).status).toBe(400);
  });

  test('who declines at the provider is not signed in', async () => {
    const { url, flow } = (await begin(app, 'no@acme.sandbox')).data;
    const declined = new URL(app.mail.publicUrl + contract.callbackPathOf(acme.owner.teamId));
    declined.searchParams.set('error', 'access_denied');
    declined.searchParams.set('state', new URL(url).searchParams.get('state') ?? '');
    expect(refusedBy(await finish(app, flow, declined.href))).toBe('sso_refused');
  });
});

describe('the question for a domain', () => {
  test('tells only whether it signs in by a provider', async () => {
    const known = await begin(app, 'wang.wei@acme.sandbox');
    const unknown = await begin(app, 'nobody.ever@acme.sandbox');
    expect([known.code, unknown.code]).toEqual([0, 0]);
    for (const email of ['x@elsewhere.example', 'no address', 'x@sub.acme.sandbox'])
      expect(refusedBy(await begin(app, email))).toBe('sso_not_set_up');
  });

  test('finds nothing of a domain that is not verified, or whose provider is off', async () => {
    const owner = await makeTeam(app.database.db, app.world, 'halfway', { plan: 'team' });
    const token = await app.signInAs(owner);
    await callApp(app, contract.addSignInDomain, { token, body: { host: 'halfway.example' } });
    expect(refusedBy(await begin(app, 'x@halfway.example'))).toBe('sso_not_set_up');
    const off = await makeOrganisation(app, oidc, 'switched-off');
    const body = { isEnabled: false, isRequired: false };
    await callApp(app, contract.switchSingleSignOn, { token: off.token, body });
    expect(refusedBy(await begin(app, 'x@switched-off.sandbox'))).toBe('sso_not_set_up');
  });

  test('a domain belongs to one team', async () => {
    const rival = await makeTeam(app.database.db, app.world, 'rival', { plan: 'team' });
    expect(await proveDomain(app, await app.signInAs(rival), 'acme.sandbox')).toBe('taken');
    const { data } = await signInBy(app, oidc, { email: 'still@acme.sandbox' });
    expect((await whoHas(data.tokens?.access_token)).teamId).toBe(acme.owner.teamId);
  });

  test('says that the provider does not answer', async () => {
    oidc.setDown(true);
    const answer = await begin(app, 'x@acme.sandbox');
    oidc.setDown(false);
    expect(answer.msg).toBe(errorTexts.zh.sso_unreachable);
  });

  test('is asked so often, and no more', async () => {
    const codes = [];
    for (let each = 0; each < 121; each++) codes.push((await begin(app, 'x@none.example')).code);
    expect(codes.at(-1)).toBe(errors.too_many_requests.code);
    app.world.pass(3_600_000);
  });
});

describe('who is let in', () => {
  test('nobody beyond the seats of the plan', async () => {
    const small = await makeOrganisation(app, oidc, 'small-org', { plan: 'free' });
    const answer = await signInBy(app, oidc, { email: 'first@small-org.sandbox' });
    expect(answer.msg).toBe(errorTexts.zh.no_seat);
    expect(await members(small)).toHaveLength(1);
  });

  test('nobody who was disabled', async () => {
    const { data } = await signInBy(app, oidc, { email: 'left@acme.sandbox' });
    const { userId } = await whoHas(data.tokens?.access_token);
    const disabled = { token: acme.token, params: { id: userId }, body: { disabled: true } };
    expect((await callApp(app, disableMember, disabled)).code).toBe(0);
    expect(refusedBy(await signInBy(app, oidc, { email: 'left@acme.sandbox' }))).toBe('account_disabled');
  });

  test('nobody who was disabled by the organisation, until it enables them again', async () => {
    const { teamId, accountId } = acme.owner;
    const email = 'on.and.off@acme.sandbox';
    const { data } = await signInBy(app, oidc, { email });
    const { userId } = await whoHas(data.tokens?.access_token);
    const { db } = app.database;
    await asTeam(db, teamId, db => deactivateMember(db, app.world, teamId, userId));
    expect(await whoHas(data.tokens?.access_token).catch(() => null)).toBeFalsy();
    expect(refusedBy(await signInBy(app, oidc, { email }))).toBe('account_disabled');
    await asTeam(db, teamId, db => reactivateMember(db, app.world, teamId, userId));
    expect((await signInBy(app, oidc, { email })).code).toBe(0);
    const owner = asTeam(db, teamId, db => deactivateMember(db, app.world, teamId, accountId));
    await expect(owner).rejects.toMatchObject({ code: 'not_possible_for_owner' });
  });

  test('by password only where the team allows it; the main account always', async () => {
    const { db } = app.database;
    const org = await makeOrganisation(app, oidc, 'required-org', { isRequired: true });
    const { teamId } = org.owner;
    const linked = await makeMember(db, app.world, teamId, 'linked.one');
    const free = await makeMember(db, app.world, teamId, 'free.one');
    const email = 'linked.one@required-org.sandbox';
    await asTeam(db, teamId, db =>
      setWorkAddress(db, app.world, teamId, { accountId: linked.accountId, email }),
    );
    expect(refusedBy(await askToken(app, linked))).toBe('sso_required');
    expect(refusedBy(await askToken(app, { ...linked, password: 'wrong' }))).toBe('wrong_credentials');
    expect((await askToken(app, free)).access_token).toBeTruthy();
    expect((await signInBy(app, oidc, { email })).code).toBe(0);
    const owner = await askToken(app, org.owner);
    expect(owner.access_token).toBeTruthy();
    const body = { isEnabled: true, isRequired: false };
    await callApp(app, contract.switchSingleSignOn, { token: owner.access_token ?? '', body });
    expect((await askToken(app, linked)).access_token).toBeTruthy();
  });
});
