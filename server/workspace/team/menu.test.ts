import { afterAll, beforeAll, expect, it } from 'vitest';
import { getMenu, pinMenuEntry } from '../../../contract/workspace/team.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { listenIn } from '../../../test/harness/app/notices-heard.ts';
import { makeMember, makeRole, makeTeam } from '../../../test/fixtures/two-teams/two-teams.ts';
import { realtimeCodes } from '../../../contract/core/realtime-channel.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it.each([
  ['free', false],
  ['basic', false],
  ['pro', true],
  ['team', true],
])('of a team with the plan %s has data acquisition: %s', async (plan, has) => {
  const owner = await makeTeam(app.database.db, app.world, `menu-${plan}`, { plan });
  const token = await app.signInAs(owner);
  const { data } = await callApp(app, getMenu, { token, params: { id: owner.teamId } });
  const components = data.menus.flatMap(({ children }) => children.map(({ component }) => component));
  expect(components.includes('dataAcquisition')).toBe(has);
  expect(components).toContain('lists');
  expect(components).toContain('orderManage');
  const operator = ['jobs', 'sources', 'plans', 'orders', 'erasures'].map(page => ({
    path: `/operator/${page}`,
    for: 'operator',
  }));
  expect(data.closed).toEqual([...(has ? [] : [{ path: '/dataCollect', for: 'plan' }]), ...operator]);
});

it('says of a member’s which pages need a permission that it has not', async () => {
  const owner = await makeTeam(app.database.db, app.world, 'menu-member', { plan: 'pro' });
  const member = await makeMember(app.database.db, app.world, owner.teamId, 'menu-colleague');
  const token = await app.signInAs(member);
  const { data } = await callApp(app, getMenu, { token, params: { id: owner.teamId } });
  expect(data.closed.filter(({ path }) => !path.startsWith('/operator/'))).toEqual([
    { path: '/teamManage', for: 'members.manage' },
    { path: '/singleSignOn', for: 'security.manage' },
    { path: '/teamData', for: 'usage.read' },
    { path: '/orderManage', for: 'billing.manage' },
    { path: '/operationRecord', for: 'audit.read' },
  ]);
});

it.each([
  ['team.settings', true],
  ['security.manage', true],
  ['members.manage', true],
  ['work.all', false],
] as const)('who has only %s sees the page of the team: %s', async (permission, sees) => {
  const owner = await makeTeam(app.database.db, app.world, `menu-${permission}`, { plan: 'pro' });
  const roleId = await makeRole(app.database.db, app.world, owner, 'own', [permission]);
  const name = `menu-${permission}-colleague`;
  const member = await makeMember(app.database.db, app.world, owner.teamId, name, { role: 'custom', roleId });
  const token = await app.signInAs(member);
  const { data } = await callApp(app, getMenu, { token, params: { id: owner.teamId } });
  expect(JSON.stringify(data.menus).includes('/teamManage')).toBe(sees);
  expect(data.closed.some(({ path }) => path === '/teamManage')).toBe(!sees);
});

it('changes with the plan, and open pages are told to reload it', async () => {
  const owner = await makeTeam(app.database.db, app.world, 'menu-changing', { plan: 'free' });
  const token = await app.signInAs(owner);
  const has = async () => {
    const { data } = await callApp(app, getMenu, { token, params: { id: owner.teamId } });
    return JSON.stringify(data.menus).includes('dataAcquisition');
  };
  const ear = await listenIn(app.database.appUrl);
  expect(await has()).toBe(false);
  await app.givePlan('menu-changing', 'pro');
  expect(await has()).toBe(true);
  const notices = await ear.heard();
  await ear.close();
  expect(notices).toContainEqual({
    target: { teamId: owner.teamId },
    message: { code: realtimeCodes.plan },
  });
  await app.givePlan('menu-changing', 'free');
  expect(await has()).toBe(false);
});

const pinnedOf = async (owner: { teamId: number }, token: string) =>
  (await callApp(app, getMenu, { token, params: { id: owner.teamId } })).data.pinned;

const pin = (token: string, path: string, isPinned = true) =>
  callApp(app, pinMenuEntry, { token, body: { path, isPinned } });

it('keeps what an account pins at the top, for that account alone', async () => {
  const owner = await makeTeam(app.database.db, app.world, 'menu-pins', { plan: 'pro' });
  const member = await makeMember(app.database.db, app.world, owner.teamId, 'menu-pins-colleague');
  const [token, colleague] = [await app.signInAs(owner), await app.signInAs(member)];
  expect(await pinnedOf(owner, token)).toEqual([]);
  for (const path of ['/inbox', '/campaignDetail', '/inbox'])
    expect((await pin(token, path)).status).toBe(200);
  expect(await pinnedOf(owner, token)).toEqual(['/campaignDetail', '/inbox']);
  expect(await pinnedOf(owner, colleague)).toEqual([]);
  await pin(token, '/campaignDetail', false);
  await pin(token, '/campaignDetail', false);
  expect(await pinnedOf(owner, token)).toEqual(['/inbox']);
});

it.each(['/teamManage', '/operator/jobs', '/nowhere', ''])(
  'does not pin %j, which is not in the menu',
  async path => {
    const owner = await makeTeam(app.database.db, app.world, `menu-pin${path.replaceAll('/', '-')}`);
    const member = await makeMember(
      app.database.db,
      app.world,
      owner.teamId,
      `menu-unpinned${path.replaceAll('/', '-')}`,
    );
    const token = await app.signInAs(member);
    expect((await pin(token, path)).status).toBe(404);
    expect(await pinnedOf(owner, token)).toEqual([]);
  },
);

it('does not show a pinned page that the plan has closed since, and shows it again with the plan', async () => {
  const owner = await makeTeam(app.database.db, app.world, 'menu-closed', { plan: 'pro' });
  const token = await app.signInAs(owner);
  await pin(token, '/dataCollect');
  expect(await pinnedOf(owner, token)).toEqual(['/dataCollect']);
  await app.givePlan('menu-closed', 'free');
  expect(await pinnedOf(owner, token)).toEqual([]);
  await app.givePlan('menu-closed', 'pro');
  expect(await pinnedOf(owner, token)).toEqual(['/dataCollect']);
});
