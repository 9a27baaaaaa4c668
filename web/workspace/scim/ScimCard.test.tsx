import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  createScimToken,
  listScimTokens,
  revokeScimToken,
} from '../../../contract/workspace/scim/scim-tokens.ts';
import { listTeamRoles } from '../../../contract/workspace/roles.ts';
import { getSingleSignOn } from '../../../contract/workspace/single-sign-on.ts';
import {
  clicks,
  dialog,
  filled,
  fills,
  isWrong,
  sees,
  seesNothingOf,
} from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import scim from '../../i18n/zh/workspace/scim.ts';
import team from '../../i18n/zh/workspace/team.ts';

const address = 'https://starbridge.example/scim/v2';
const okta = { id: 3, name: 'Okta', createdAt: '2026-11-20T08:00:00.000Z', lastUsedAt: null };
const card = async () => within(await screen.findByRole('region', { name: scim.title }));
const page = '/singleSignOn';
const settings = {
  kinds: ['oidc'],
  provider: null,
  redirectUri: 'https://starbridge.example/login/callback/1',
  domains: [],
  members: { linked: 0, all: 0 },
  sandbox: null,
} as const;

beforeEach(() => {
  server.answers(listTeamRoles, { roles: [] });
  server.answers(getSingleSignOn, settings);
  server.answers(listScimTokens, { tokens: [okta], address, users: 0 });
});

test('it says where the identity provider finds the team, and which tokens there are', async () => {
  await opens(page);
  const part = await card();
  await sees(address, part);
  await sees('Okta', part);
  await sees(new RegExp(scim.neverUsed), part);
  await sees(scim.usersNone, part);
});

test('a token is made under a name, and shown once', async () => {
  server.answers(listScimTokens, { tokens: [], address, users: 2 });
  server.answers(createScimToken, { id: 4, token: 'scim_secret' });
  await opens(page);
  const part = await card();
  await sees(scim.noTokens, part);
  await sees(filled(scim['users#other'], { count: 2 }), part);
  await clicks(scim.create, part);
  const form = await dialog();
  await clicks(scim.make, form);
  await isWrong(scim.name, scim.missingName, form);
  await fills(scim.name, 'x'.repeat(61), form);
  await clicks(scim.make, form);
  await isWrong(scim.name, scim.longName, form);
  await fills(scim.name, ' Okta ', form);
  server.answers(listScimTokens, { tokens: [{ ...okta, id: 4 }], address, users: 2 });
  await clicks(scim.make, form);
  const shown = await dialog(scim.madeTitle);
  await sees('scim_secret', shown);
  await clicks(team.done, shown);
  await sees('Okta', await card());
  await seesNothingOf('scim_secret');
  expect(server.askedOf(createScimToken)).toMatchObject([{ body: { name: 'Okta' } }]);
});

test('a token is revoked after a question', async () => {
  server.answers(revokeScimToken, {});
  await opens(page);
  await clicks(filled(scim.revokeOf, { name: 'Okta' }), await card());
  const question = await dialog();
  await sees(scim.revokeText, question);
  expect(server.askedOf(revokeScimToken)).toEqual([]);
  server.answers(listScimTokens, { tokens: [], address, users: 0 });
  await clicks(scim.revoke, question);
  await sees(scim.revoked);
  await sees(scim.noTokens, await card());
  expect(server.askedOf(revokeScimToken)).toMatchObject([{ params: { id: 3 } }]);
});
