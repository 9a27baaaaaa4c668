import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOfficeUser } from '../../../contract/identity/sign-in.ts';
import * as contract from '../../../contract/workspace/single-sign-on.ts';
import { makeTeam } from '../../../test/fixtures/two-teams/two-teams.ts';
import {
  begin,
  finish,
  markTested,
  proveDomain,
} from '../../../test/fixtures/workspace/single-sign-on-fixture.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { makeSandboxProviders, sandboxProvidersOf } from './sandbox-providers.ts';
import { suites } from './suite-apps.ts';

let app: TestApp;
let server: Server;
let address = '';

beforeAll(async () => {
  app = await startTestApp();
  const front = await makeSandboxProviders(() => address);
  server = createServer((request, response) => front(request, response, () => response.end()));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise(resolve => server.close(resolve));
  await app.close();
});

/** Somebody says at the provider who they are. @returns where the browser is sent */
async function visit(url: string, person: string): Promise<string> {
  const page = await (await fetch(url)).text();
  const decided = new URL(/<form action="([^"]+)"/.exec(page)?.[1] ?? '');
  decided.search = new URL(url).search;
  decided.searchParams.set('person', person);
  return (await fetch(decided, { redirect: 'manual' })).headers.get('location') ?? '';
}

test.each(suites)('people of the sandbox sign in by %s', async kind => {
  const owner = await makeTeam(app.database.db, app.world, `suite-${kind}`, { plan: 'team' });
  const token = await app.signInAs(owner);
  const keys = sandboxProvidersOf(() => address).keys()[kind];
  if (!keys) throw new Error('the sandbox does not have it');
  const host = `${kind}.sandbox`;
  expect(
    (await callApp(app, contract.saveProvider, { token, body: { kind, name: 'Acme', ...keys } })).code,
  ).toBe(0);
  expect(await proveDomain(app, token, host)).toBe('');
  await markTested(app, owner);
  await callApp(app, contract.switchSingleSignOn, { token, body: { isEnabled: true, isRequired: false } });

  const { data: begun } = await begin(app, `somebody@${host}`);
  const { data } = await finish(app, begun.flow, await visit(begun.url, 'LiLei'));
  const { data: who } = await callApp(app, getOfficeUser, { token: data.tokens?.access_token ?? '' });
  expect(who.officeUser).toMatchObject({ nickName: '李雷', teamId: owner.teamId });

  const { data: another } = await begin(app, `somebody@${host}`);
  expect((await finish(app, another.flow, await visit(another.url, 'WangQiang'))).code).not.toBe(0);
});
