import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Access, Endpoint } from '../../../contract/core/endpoint.ts';
import { errorText } from '../../../contract/core/error-texts.ts';
import {
  builtInRoles,
  may,
  permissions,
  permissionsOf,
  rolesWith,
  type BuiltInRole,
  type Holder,
  type Permission,
} from '../../../contract/core/roles/permissions.ts';
import { permissionNames, roleNames } from '../../../contract/core/roles/permission-texts.ts';
import { allEndpoints, callOf } from '../../harness/app/all-endpoints.ts';
import { startTestApp, type TestApp } from '../../harness/app/test-app.ts';
import { makeMember, makeRole, makeTeam } from '../../fixtures/two-teams/two-teams.ts';

const endpoints = await allEndpoints();
const guarded = endpoints.filter(({ access, path }) => access !== 'open' && path !== '/auth/token/logout');
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** What changes something and needs no permission: it is about the caller alone, or it changes nothing. */
const forEverybody = {
  'DELETE /auth/token/logout': 'the own session',
  'POST /office/officeuser/info': 'who is signed in',
  'PUT /office/api/user/profile': 'the own account',
  'PUT /office/api/user/phone': 'the own account',
  'POST /office/api/user/secondFactor/totp': 'the own account',
  'POST /office/api/user/secondFactor/totp/confirm': 'the own account',
  'POST /office/api/user/secondFactor/totp/remove': 'the own account',
  'POST /office/api/user/secondFactor/passkeys/options': 'the own account',
  'POST /office/api/user/secondFactor/passkeys': 'the own account',
  'POST /office/api/user/secondFactor/passkeys/:id/remove': 'the own account',
  'POST /office/api/user/secondFactor/recoveryCodes': 'the own account',
  'POST /office/api/user/singleSignOn/link': 'the own account',
  'POST /office/api/user/singleSignOn/unlink': 'the own account',
  'POST /office/api/user/avatar': 'the own account',
  'DELETE /office/api/user/avatar': 'the own account',
  'POST /office/api/closure/account': 'the own account',
  'DELETE /office/api/closure/account': 'the own account',
  'DELETE /office/api/works/:id': 'the own tray',
  'POST /office/api/notifications/read': 'the own notifications',
  'PUT /office/api/team/menu/pinned': 'the own menu',
  'PUT /office/api/home/firstSteps': 'the own home page',
  'POST /kol/api/savedSearches': 'own searches',
  'PUT /kol/api/savedSearches/:id': 'own searches',
  'POST /kol/api/savedSearches/:id/seen': 'own searches',
  'DELETE /kol/api/savedSearches/:id': 'own searches',
  'POST /kol/api/creators/contacts': 'changes nothing',
  'POST /office/api/mail/preview': 'changes nothing',
  'POST /office/api/sandbox/clock': 'the sandbox',
  'POST /office/api/sandbox/clock/nextSend': 'the sandbox',
};

/** Only the main account itself, whatever a role may do. */
const forOwners = [
  'POST /office/api/closure/team',
  'DELETE /office/api/closure/team',
  'GET /office/api/closure/team/export',
  'GET /office/api/sandbox/letters',
  'GET /office/api/sandbox/sampleCampaign',
  'POST /office/api/sandbox/sampleCampaign',
  'DELETE /office/api/sandbox/sampleCampaign',
  'POST /office/api/team/members/:id/handOver',
];

describe('the contract', () => {
  test('says of everything that changes something which permission it needs', () => {
    const free = endpoints.filter(({ method, access }) => method !== 'GET' && access === 'account');
    expect(free.map(nameOf).toSorted()).toEqual(Object.keys(forEverybody).toSorted());
  });

  test('leaves little to the main account alone', () => {
    const own = endpoints.filter(({ access }) => access === 'owner');
    expect(own.map(nameOf).toSorted()).toEqual(forOwners.toSorted());
  });

  test('uses every permission, and every one has a name in both languages', () => {
    const used = new Set(endpoints.flatMap(({ access }) => access));
    // These widen what other calls show.
    const scopes: Permission[] = ['campaigns.all', 'work.all'];
    expect(permissions.filter(each => !used.has(each) && !scopes.includes(each))).toEqual([]);
    for (const names of Object.values(permissionNames)) expect(Object.keys(names)).toEqual([...permissions]);
    for (const names of Object.values(roleNames))
      expect(Object.keys(names)).toEqual(Object.keys(builtInRoles));
  });
});

test('roles hold what is said of them', () => {
  expect(permissionsOf({ role: 'owner' })).toEqual(permissions);
  expect(rolesWith('billing.manage')).toEqual(['owner', 'finance']);
  expect(rolesWith('members.manage')).toEqual(['owner', 'manager']);
  expect(rolesWith('security.manage')).toEqual(['owner']);
  expect(may({ role: 'custom', permissions: ['links.edit', 'gone'] }, 'links.edit')).toBe(true);
  expect(permissionsOf({ role: 'custom', permissions: ['links.edit', 'gone'] })).toEqual(['links.edit']);
  expect(may({ role: 'custom' }, 'links.edit')).toBe(false);
});

let app: TestApp;
const callers = new Map<string, { holder: Holder & { isOperator: boolean }; token: string }>();
const odd = permissions.filter((_, place) => place % 2 === 1);
const even = permissions.filter((_, place) => place % 2 === 0);
// The calls below mean the first role, which holds nothing that somebody could lack.
const customs = { none: [], odd, even } satisfies Record<string, Permission[]>;
const names = [...Object.keys(builtInRoles), ...Object.keys(customs)];

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  const owner = await makeTeam(db, app.world, 'walk-owner', { plan: 'team' });
  callers.set('owner', {
    holder: { role: 'owner', isOperator: false },
    token: await app.signInAs(owner),
  });
  for (const role of Object.keys(builtInRoles) as BuiltInRole[]) {
    if (role === 'owner') continue;
    const account = await makeMember(db, app.world, owner.teamId, `walk-${role}`, { role });
    callers.set(role, { holder: { role, isOperator: false }, token: await app.signInAs(account) });
  }
  for (const [name, held] of Object.entries(customs)) {
    const roleId = await makeRole(db, app.world, owner, name, held);
    const as = { role: 'custom', roleId } as const;
    const account = await makeMember(db, app.world, owner.teamId, `walk-${name}`, as);
    const holder = { role: 'custom', permissions: held, isOperator: false } as const;
    callers.set(name, { holder, token: await app.signInAs(account) });
  }
});
afterAll(() => app.close());

const mayCall = (access: Access, holder: Holder & { isOperator: boolean }): boolean => {
  if (access === 'operator') return holder.isOperator;
  if (access === 'owner') return holder.role === 'owner';
  if (access === 'account' || access === 'open') return true;
  return [access].flat().some(each => may(holder, each));
};

/** What the gate itself says; a service that refuses something to somebody who may call says something else. */
function refusalOf(access: Access): string {
  if (access === 'owner' || access === 'operator') return errorText('zh', 'forbidden', { who: access });
  const [first = ''] = [access].flat();
  return errorText('zh', 'forbidden', { permission: first });
}

test.each(names)('%s may call what the contract says, and nothing else', async name => {
  const { holder, token } = callers.get(name)!;
  const wrong: string[] = [];
  for (const endpoint of guarded) {
    const reply = await app.inject({ ...callOf(endpoint, {}), token });
    const { access } = endpoint;
    const isRefused =
      reply.statusCode === 403 &&
      access !== 'account' &&
      reply.json<{ msg: string }>().msg === refusalOf(access);
    if (isRefused === mayCall(access, holder)) wrong.push(`${reply.statusCode} ${nameOf(endpoint)}`);
  }
  expect(wrong).toEqual([]);
});
