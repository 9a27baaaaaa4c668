import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { errorTexts } from '../../../contract/core/error-texts.ts';
import { getSecondFactor, requireSecondFactor } from '../../../contract/identity/account-security.ts';
import { getOfficeUser } from '../../../contract/identity/sign-in.ts';
import { listMembers } from '../../../contract/workspace/members.ts';
import { button, clicks, dialog, sees, seesNothingOf } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import texts from '../../i18n/zh/identity/account-security.ts';
import team from '../../i18n/zh/workspace/team.ts';

const { policy, setUp } = texts;
const card = async () => within(await screen.findByRole('region', { name: policy.title }));

beforeEach(() => server.answers(listMembers, { members: [], limit: 5 }));

test('the main account requires a second factor, after a question, if it has one itself', async () => {
  server.answers(getSecondFactor, { totp: true, isRequired: false });
  server.refuses(requireSecondFactor, 'own_factor_first');
  await opens('/teamManage');
  await clicks(policy.require, await card());
  await clicks(policy.require, await dialog(policy.require));
  await sees(errorTexts.zh.own_factor_first);
  server.answers(requireSecondFactor, {});
  await clicks(policy.require, await card());
  server.answers(getSecondFactor, { totp: true, isRequired: true });
  await clicks(policy.require, await dialog(policy.require));
  await sees(policy.on, await card());
  expect(server.askedOf(requireSecondFactor).at(-1)?.body).toEqual({ isRequired: true });
});

test('who manages members without that permission does not see it', async () => {
  await opens('/teamManage', { role: 'manager' });
  await sees(team.members);
  await seesNothingOf(policy.title);
});

test('who decides it and manages no members finds it too', async () => {
  server.answers(getSecondFactor, { totp: true, isRequired: false });
  await opens('/teamManage', { role: 'member', permissions: ['security.manage'] });
  await button(policy.require);
  await seesNothingOf(team.members);
  expect(server.askedOf(listMembers)).toEqual([]);
});

test('an account that needs a second factor is led to set it up, whatever it opens', async () => {
  const officeUser = { teamId: 1, timeZone: 'Asia/Shanghai', needsSecondFactor: true };
  server.answers(getOfficeUser, { officeUser });
  await opens('/home');
  await screen.findByRole('heading', { name: setUp.title });
  expect(location.pathname).toBe('/secondFactor');
});
