import { describe, expect, test } from 'vitest';
import type { MenuEntry } from '../../../contract/workspace/team.ts';
import { findPages, isCurrent } from './menu-entries.ts';

const entry = (name: string, label: string, path: string, children: MenuEntry[] = []): MenuEntry => ({
  id: 1,
  name,
  label,
  path,
  component: '',
  icon: '',
  children,
});

const search = entry('达人搜索', 'Creator search', '/bloggerSearch/tiktok');
const tasks = entry('邮件任务', 'Tasks', '/mailTask');
const campaigns = entry('推广任务', 'Campaigns', '/campaignDetail');
const inbox = entry('收件箱', 'Inbox', '/inbox');
const senders = entry('发件设置', 'Senders', '/sender');
const menus = [
  entry('发现', 'Discover', '', [search]),
  entry('邮件中心', 'E-mail', '', [inbox, tasks, senders]),
];

test.each([
  ['达人', [search]],
  ['SEARCH', [search]],
  ['邮件', [tasks, inbox, senders]],
  ['e-mail', [inbox, tasks, senders]],
  ['发', [senders, search]],
  ['nothing of that', []],
  [' ', []],
])('%j finds pages by either name, then by their group', (typed, found) => {
  expect(findPages(menus, typed)).toEqual(found);
});

describe('the entry of a page', () => {
  test.each([
    [search, '/bloggerSearch/tiktok', true],
    [search, '/bloggerSearch/youtube', true],
    [search, '/bloggerDetail/instagram/5', true],
    [search, '/mailTask', false],
    [tasks, '/mailTask', true],
    [tasks, '/mailTask/new', true],
    [tasks, '/mailTasks', false],
    [tasks, '/campaignDetail/emailDetail', true],
    [campaigns, '/campaignDetail/emailDetail', false],
    [campaigns, '/campaignDetail/emailList', true],
  ])('%o and %s: %s', (given, pathname, expected) => {
    expect(isCurrent(given, pathname)).toBe(expected);
  });
});
