import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { getEquity } from '../../../contract/billing/plans.ts';
import { getOfficeUser } from '../../../contract/identity/sign-in.ts';
import {
  createMember,
  deleteMember,
  handOverTeam,
  listInvitations,
  listMembers,
  renameMember,
  resetMemberPassword,
  setMemberQuotas,
  resetSecondFactor,
  updateTeam,
  withdrawInvitation,
} from '../../../contract/workspace/members.ts';
import { giveRole, listTeamRoles } from '../../../contract/workspace/roles.ts';
import {
  button,
  clicks,
  dialog,
  filled,
  fills,
  isWrong,
  sees,
  user,
} from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import common from '../../i18n/zh/core/common.ts';
import shell from '../../i18n/zh/core/shell.ts';
import team from '../../i18n/zh/workspace/team.ts';

beforeEach(() => server.answers(listTeamRoles, { roles: [] }));

const owner = { id: 1, role: 'owner', nickName: '林溪', username: 'linxi' } as const;

test('a team that is alone is asked to add the first colleague', async () => {
  server.answers(listMembers, { members: [owner], limit: 2 });
  await opens('/teamManage');
  await sees(team.empty.text);
  await sees(filled(team.seats, { count: 0, limit: 2 }));
});

test('an invitation is withdrawn after a question', async () => {
  server.answers(listMembers, { members: [owner], limit: 2 });
  server.answers(listInvitations, { invitations: [{ id: 6, note: '给小雨', state: 'open' }] });
  server.answers(withdrawInvitation, {});
  await opens('/teamManage');
  const asked = filled(team.invitation.withdrawOf, { note: '给小雨' });
  await clicks(asked);
  await sees(team.invitation.withdrawText, await dialog(asked));
  await clicks(common.cancel, await dialog(asked));
  expect(server.askedOf(withdrawInvitation)).toEqual([]);
  await clicks(asked);
  await clicks(team.invitation.withdraw, await dialog(asked));
  await sees(team.invitation.withdrawn);
  expect(server.askedOf(withdrawInvitation).map(({ params }) => params.id)).toEqual([6]);
});

test('a plan without sub-accounts says so and links to the plans', async () => {
  server.answers(listMembers, { members: [owner], limit: 0 });
  await opens('/teamManage');
  await sees(team.noSeats);
  expect((await button(team.invite)).disabled).toBe(true);
  const link = within(screen.getByRole('main')).getByRole('link', { name: team.upgrade });
  expect(link.getAttribute('href')).toBe('/vip');
});

test('the highest plan is offered no upgrade', async () => {
  server.answers(getEquity, {
    equityVersion: { versionCode: 'team', versionName: '团队版', hasHigher: false },
  });
  server.answers(listMembers, { members: [owner], limit: 0 });
  await opens('/teamManage');
  await sees(team.noSeats);
  expect(screen.queryByRole('link', { name: team.upgrade })).toBeNull();
  expect(screen.queryByRole('link', { name: shell.top.upgrade })).toBeNull();
});

test('members that failed to load appear after a retry', async () => {
  server.isAwayFor(listMembers);
  await opens('/teamManage');
  const alert = within(await screen.findByRole('alert'));
  await sees(shell.error.network, alert);
  server.answers(listMembers, { members: [owner], limit: 2 });
  await clicks(shell.retry, alert);
  await sees('linxi');
});

test('errors of a new sub-account are shown beside their fields, which get the focus', async () => {
  server.answers(listMembers, {
    members: [owner, { id: 2, role: 'member', isBelow: true, nickName: '周忆' }],
    limit: 5,
  });
  server.refuses(createMember, 'taken', { username: '这个账号已有人使用' });
  await opens('/teamManage');
  await clicks(team.create);
  const form = await dialog();
  await clicks(team.member.create, form);
  await isWrong(team.member.nickName, team.member.missingNickName, form);
  expect(await isWrong(team.member.username, team.member.wrongUsername, form)).toBe(document.activeElement);
  await fills(team.member.username, 'zhouyi2', form);
  await fills(team.member.nickName, '周忆', form);
  await clicks(team.member.create, form);
  await isWrong(team.member.username, '这个账号已有人使用', form);
  await user.keyboard('{Escape}');
  expect(await button(team.create)).toBe(document.activeElement);
});

describe('with a colleague', () => {
  const colleague = {
    id: 2,
    role: 'member',
    isBelow: true,
    nickName: '周忆',
    username: 'zhouyi',
    hasSecondFactor: true,
  } as const;
  const { action, member } = team;

  async function chooses(what: string, name = '周忆') {
    await clicks(filled(action.open, { name }));
    await user.click(await screen.findByText(what));
  }

  beforeEach(async () => {
    server.answers(listMembers, { members: [owner, colleague], limit: 5 });
    await opens('/teamManage');
  });

  test('who never signed in is said so, and what the main account cannot have done to it', async () => {
    await sees(team.neverSeen);
    await clicks(filled(action.open, { name: '林溪' }));
    await sees(action.ownerFixed);
  });

  test('the nickname is changed, and may not be empty', async () => {
    server.answers(renameMember, {});
    await chooses(action.rename);
    const form = await dialog();
    await fills(member.nickName, ' ', form);
    await clicks(common.save, form);
    await isWrong(member.nickName, member.missingNickName, form);
    await fills(member.nickName, '周小忆', form);
    await clicks(common.save, form);
    await sees(member.renamed);
    expect(server.askedOf(renameMember)).toMatchObject([{ params: { id: 2 }, body: { nickName: '周小忆' } }]);
  });

  test('another role is given, and not one that may do more than who gives it', async () => {
    server.answers(giveRole, {});
    await chooses(team.roles.give);
    const form = await dialog();
    await user.selectOptions(form.getByLabelText(team.roles.of), '只读成员');
    await clicks(common.save, form);
    await sees(team.roles.given);
    expect(server.askedOf(giveRole)).toMatchObject([{ params: { id: 2 }, body: { to: { role: 'viewer' } } }]);
  });

  test('quotas are set, and an empty field leaves it to the plan', async () => {
    server.answers(setMemberQuotas, {});
    await chooses(team.quota.set);
    const form = await dialog();
    await fills('解锁邮箱', '三十', form);
    await clicks(common.save, form);
    await isWrong('解锁邮箱', filled(team.quota.wrong, { max: '1,000,000,000' }), form);
    await fills('解锁邮箱', '30', form);
    await fills('导出行数', '0', form);
    await clicks(common.save, form);
    await sees(filled(team.quota.done, { name: '周忆' }));
    expect(server.askedOf(setMemberQuotas)).toMatchObject([
      { params: { id: 2 }, body: { emails: 30, mails: null, rows: 0 } },
    ]);
  });

  test('a new password is one that holds, is shown once, and is another one at a click', async () => {
    server.answers(resetMemberPassword, {});
    await chooses(action.resetPassword);
    const form = await dialog();
    await fills(member.newPassword, 'short', form);
    await clicks(member.reset, form);
    await isWrong(member.newPassword, member.wrongPassword, form);
    await clicks(member.another, form);
    await clicks(member.reset, form);
    await screen.findByRole('heading', { name: member.resetDone });
    const login = await screen.findByRole('group', { name: member.loginLabel });
    expect(login.textContent).toMatch(/账号：zhouyi\s*密码：[a-z]{4}-\d{4}-[a-z]{4}/);
  });

  test('who lost a second factor gets it reset, after a question', async () => {
    server.answers(resetSecondFactor, {});
    await sees(team.hasSecondFactor);
    await chooses(action.resetFactor);
    await sees(filled(member.factorAbout, { name: '周忆' }));
    await clicks(member.resetFactor, await dialog());
    await sees(filled(member.factorDone, { name: '周忆' }));
    expect(server.askedOf(resetSecondFactor)).toMatchObject([{ params: { id: 2 } }]);
  });

  test('deleting says what goes and asks first', async () => {
    server.answers(deleteMember, {});
    await chooses(common.delete);
    for (const text of [member.deleteGoes, member.deleteStays, member.deleteRecords]) await sees(text);
    await clicks(common.cancel);
    expect(server.askedOf(deleteMember)).toEqual([]);
    await chooses(common.delete);
    await clicks(member.delete);
    await sees(filled(member.deleted, { name: '周忆' }));
    expect(server.askedOf(deleteMember)).toMatchObject([{ params: { id: 2 } }]);
  });

  test('handing over wants the own password, and says when it is not that', async () => {
    server.refuses(handOverTeam, 'wrong_old_password');
    await chooses(action.handOver);
    const form = await dialog();
    await sees(member.handOverLose, form);
    await clicks(member.handOver, form);
    await isWrong(member.ownPassword, member.missingPassword, form);
    await fills(member.ownPassword, 'not-my-2026-pass', form);
    await clicks(member.handOver, form);
    await isWrong(member.ownPassword, member.wrongOwnPassword, form);
  });

  test('name and time zone of the team are changed, and the page says the new ones', async () => {
    server.answers(updateTeam, {});
    await clicks(team.team.edit);
    const form = await dialog();
    await fills(team.team.name, '', form);
    await clicks(common.save, form);
    await isWrong(team.team.name, team.team.missingName, form);
    await fills(team.team.name, '山海传媒', form);
    await user.selectOptions(form.getByLabelText(team.team.timeZone), 'America/New_York');
    server.answers(getOfficeUser, {
      officeUser: {
        userId: 1,
        teamId: 1,
        teamName: '山海传媒',
        timeZone: 'America/New_York',
        roleIds: ['ADMIN'],
      },
    });
    await clicks(common.save, form);
    await screen.findByText('山海传媒', { selector: 'dd' });
    await screen.findByText('America/New_York', { selector: 'dd' });
    expect(server.askedOf(updateTeam)).toMatchObject([
      { body: { name: '山海传媒', timeZone: 'America/New_York' } },
    ]);
  });
});

test('quotas of the month stand beside their member, and what is changed begins with them', async () => {
  const quotas = [
    { kind: 'emails', used: 12, max: 30 },
    { kind: 'mails', used: 4, max: null },
    { kind: 'rows', used: 0, max: 0 },
  ] as const;
  const colleague = { id: 2, role: 'member', isBelow: true, nickName: '周忆', quotas } as const;
  server.answers(listMembers, { members: [owner, colleague], limit: 5 });
  await opens('/teamManage');
  await screen.findByRole('columnheader', { name: team.column.quotas });
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(expect.arrayContaining(['解锁邮箱 12 / 30', '导出行数 0 / 0']));
  await clicks(filled(team.action.open, { name: '周忆' }));
  await user.click(await screen.findByText(team.quota.set));
  const form = await dialog();
  expect(form.getByLabelText<HTMLInputElement>('解锁邮箱').value).toBe('30');
  expect(form.getByLabelText<HTMLInputElement>('发送邮件').value).toBe('');
});

test('a disabled colleague cannot become the main account', async () => {
  const colleague = { id: 2, role: 'member', isBelow: true, nickName: '周忆', disabled: true } as const;
  server.answers(listMembers, { members: [owner, colleague], limit: 5 });
  await opens('/teamManage');
  await clicks(filled(team.action.open, { name: '周忆' }));
  await sees(team.action.handOverDisabled);
  const entry = (await screen.findByText(team.action.handOver)).closest('[role=menuitem], button');
  expect(entry?.getAttribute('aria-disabled')).toBe('true');
});

test('a manager cannot give what they have not, nor touch who has more', async () => {
  const finance = { id: 3, role: 'finance', roleName: '财务', nickName: '钱多', isBelow: false } as const;
  const colleague = { id: 4, role: 'member', isBelow: true, nickName: '周忆' } as const;
  server.answers(listMembers, { members: [owner, finance, colleague], limit: 5 });
  await opens('/teamManage', { role: 'manager' });
  await clicks(filled(team.action.open, { name: '钱多' }));
  await sees(team.action.aboveFixed);
  await user.keyboard('{Escape}');
  await clicks(filled(team.action.open, { name: '周忆' }));
  expect(screen.queryByText(team.action.handOver)).toBeNull();
  await user.click(await screen.findByText(team.roles.give));
  const form = await dialog();
  const option = (name: RegExp) => form.getByRole<HTMLOptionElement>('option', { name });
  expect(option(/^财务/).disabled).toBe(true);
  expect(option(/^管理者/).disabled).toBe(false);
});

test('who may change the settings of the team and manages no members finds just those', async () => {
  await opens('/teamManage', { permissions: ['team.settings'] });
  await screen.findByRole('heading', { name: team.team.title, level: 1 });
  await button(team.team.edit);
  expect(screen.queryByText(team.invite)).toBeNull();
  expect(server.askedOf(listMembers)).toEqual([]);
});
