import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  changeTeamRole,
  createTeamRole,
  listTeamRoles,
  removeTeamRole,
} from '../../../contract/workspace/roles.ts';
import { listMembers } from '../../../contract/workspace/members.ts';
import { clicks, dialog, filled, fills, isWrong, sees, user } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import common from '../../i18n/zh/core/common.ts';
import team from '../../i18n/zh/workspace/team.ts';

const { roles } = team;
const own = { id: 7, name: '付款专员', permissions: ['money.read' as const], members: 2, invitations: 0 };

async function chooses(what: string) {
  await clicks(filled(roles.more, { name: '付款专员' }));
  await user.click(await screen.findByRole('menuitem', { name: what }));
}

test('the roles that every team has are there, with what they allow and how many have them', async () => {
  server.answers(listTeamRoles, { roles: [] });
  const members = (['owner', 'finance', 'finance', 'custom'] as const).map((role, id) => ({ id, role }));
  server.answers(listMembers, { members, limit: 5 });
  await opens('/teamManage?tab=roles');
  for (const name of ['主账号', '管理者', '成员', '财务', '只读成员'])
    await screen.findByText(name, { selector: 'bdi' });
  await sees(roles.all);
  await sees(roles.none);
  const counts = screen.getAllByRole('row').map(row => within(row).queryAllByRole('cell')[2]?.textContent);
  expect(counts).toEqual([undefined, '1', '0', '0', '2', '0']);
});

test('a role is made of chosen permissions; without a name it is not', async () => {
  server.answers(listTeamRoles, { roles: [] });
  server.answers(createTeamRole, { id: 7 });
  await opens('/teamManage?tab=roles');
  await clicks(roles.create);
  const form = await dialog();
  await clicks(common.save, form);
  await isWrong(roles.name, roles.missingName, form);
  await fills(roles.name, ' 付款专员 ', form);
  await user.click(form.getByRole('checkbox', { name: /^登记付款结果/ }));
  await user.click(form.getByRole('checkbox', { name: /^查看金额/ }));
  await clicks(common.save, form);
  await sees(roles.made);
  expect(server.askedOf(createTeamRole)).toMatchObject([
    { body: { permissions: ['money.read', 'payments.pay'] } },
  ]);
});

test('a name that is taken is said beside it', async () => {
  server.answers(listTeamRoles, { roles: [own] });
  server.refuses(changeTeamRole, 'taken', { name: '已有同名的角色' });
  await opens('/teamManage?tab=roles');
  await chooses(common.edit);
  const form = await dialog();
  await fills(roles.name, '财务', form);
  await clicks(common.save, form);
  await isWrong(roles.name, '已有同名的角色', form);
});

test('a role in use goes with the role that its members get', async () => {
  server.answers(listTeamRoles, { roles: [own] });
  server.answers(removeTeamRole, {});
  await opens('/teamManage?tab=roles');
  await chooses(common.delete);
  const form = await dialog();
  await sees(roles.removeUsed, form);
  await user.selectOptions(form.getByLabelText(roles.to), '成员');
  await clicks(common.delete, form);
  await sees(roles.removed);
  expect(server.askedOf(removeTeamRole)).toMatchObject([
    { params: { id: 7 }, body: { to: { role: 'member' } } },
  ]);
});

test('what a manager has not cannot be given, nor a role that holds it be changed', async () => {
  server.answers(listTeamRoles, { roles: [{ ...own, permissions: ['billing.manage'] }] });
  await opens('/teamManage?tab=roles', { role: 'manager' });
  await clicks(roles.create);
  const form = await dialog();
  const box = form.getByRole<HTMLInputElement>('checkbox', { name: /^订购与发票/ });
  expect(box.disabled).toBe(true);
  await user.keyboard('{Escape}');
  await clicks(filled(roles.more, { name: '付款专员' }));
  const entry = await screen.findByRole('menuitem', { name: new RegExp(common.edit) });
  expect(entry.getAttribute('aria-disabled') ?? String((entry as HTMLButtonElement).disabled)).toBe('true');
  const reason = filled(roles.notYours, { permissions: '订购与发票' });
  expect(screen.getAllByText(reason)).toHaveLength(2);
});
