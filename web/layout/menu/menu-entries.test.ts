import { describe, expect, test } from 'vitest';
import type { MenuEntry } from '../../../contract/workspace/team.ts';
import { isCurrent } from './menu-entries.ts';

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
