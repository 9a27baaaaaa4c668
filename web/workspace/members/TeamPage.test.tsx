import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMember, listMembers } from '../../../contract/workspace/members.ts';
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
import shell from '../../i18n/zh/core/shell.ts';
import team from '../../i18n/zh/workspace/team.ts';

const owner = { id: 1, role: 'owner', nickName: '林溪', username: 'linxi' } as const;

test('a team that is alone is asked to add the first colleague', async () => {
  server.answers(listMembers, { members: [owner], limit: 2 });
  await opens('/teamManage');
  await sees(team.empty.text);
  await sees(filled(team.seats, { count: 0, limit: 2 }));
});

test('a plan without sub-accounts says so and links to the plans', async () => {
  server.answers(listMembers, { members: [owner], limit: 0 });
  await opens('/teamManage');
  await sees(team.noSeats);
  expect((await button(team.invite)).disabled).toBe(true);
  const link = within(screen.getByRole('main')).getByRole('link', { name: team.upgrade });
  expect(link.getAttribute('href')).toBe('/vip');
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
  server.answers(listMembers, { members: [owner, { id: 2, role: 'member', nickName: '周忆' }], limit: 5 });
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
