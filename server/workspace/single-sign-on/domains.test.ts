import { afterAll, beforeAll, expect, test } from 'vitest';
import { listNotifications } from '../../../contract/activity/notifications.ts';
import * as contract from '../../../contract/workspace/single-sign-on.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import type { ListeningOidc } from '../../../test/harness/identity/listening-oidc.ts';
import {
  begin,
  listenFor,
  makeOrganisation,
  proveDomain,
} from '../../../test/fixtures/workspace/single-sign-on-fixture.ts';
import { makeTeam } from '../../../test/fixtures/two-teams/two-teams.ts';
import { verifyDueDomains } from '../../identity/team-domains/verify-again.ts';
import { signInDomains } from './domains.ts';

/* Proving and losing domains is tested with short domains; here, what that means for sign-ins. */

const day = 86_400_000;
let app: TestApp;
let oidc: ListeningOidc;
/** What every TXT record says. */
let texts: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  app.identity.dns.texts = () => Promise.resolve(texts);
  oidc = await listenFor(app);
});
afterAll(async () => {
  await oidc.close();
  await app.close();
});

test('a name proves itself in a sandbox only', async () => {
  const token = await app.signInAs(await makeTeam(app.database.db, app.world, 'outside', { plan: 'team' }));
  const { sandbox } = app.identity;
  expect(sandbox).not.toBeNull();
  app.identity.sandbox = null;
  expect(await proveDomain(app, token, 'outside.sandbox')).toBe('notFound');
  app.identity.sandbox = sandbox;
  expect(await proveDomain(app, token, 'inside.sandbox')).toBe('');
});

test('a domain whose record is gone leads to nobody after a week, and its owner is told twice', async () => {
  const { owner, token } = await makeOrganisation(app, oidc, 'lapsing');
  const host = 'lapsing.example';
  const body = { host };
  const { id } = (await callApp(app, contract.addSignInDomain, { token, body })).data;
  const { domains } = (await callApp(app, contract.getSingleSignOn, { token })).data;
  texts = [domains.find(domain => domain.id === id)?.record.value ?? ''];
  await callApp(app, contract.verifySignInDomain, { token, params: { id } });
  const found = async () => (await begin(app, `wang@${host}`)).code === 0;
  expect(await found()).toBe(true);

  texts = [];
  for (let each = 0; each < 8; each++) {
    app.world.pass(day);
    await verifyDueDomains(app.database.db, app.world, signInDomains, app.identity.dns);
    expect(await found()).toBe(each < 7);
  }
  const { notifications } = (await callApp(app, listNotifications, { token: await app.signInAs(owner) }))
    .data;
  expect(notifications.map(({ kind }) => kind)).toEqual(['signInDomain.lapsed', 'signInDomain.failing']);
});
