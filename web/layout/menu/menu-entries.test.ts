import { describe, expect, test } from 'vitest';
import type { MenuEntry } from '../../../contract/workspace/team.ts';
import { isCurrent, partsOf } from './menu-entries.ts';

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

describe('the parts of the menu', () => {
  const lists = entry('收藏夹', 'Lists', '/favorites');
  const home = entry('首页', 'Home', '/home');
  const jobs = entry('后台任务', 'Background jobs', '/operator/jobs');
  const creators = entry('达人中心', 'Creator hub', '', [lists]);
  const mail = entry('邮件中心', 'E-mail', '', [tasks, entry('收件箱', 'Inbox', '/inbox')]);
  const operator = entry('运维', 'Operator', '', [jobs]);
  const menus = [home, creators, mail, operator];

  test('the operator’s is apart', () => {
    expect(partsOf(menus, [])).toEqual({ single: [home], pinned: [], groups: [creators, mail], operator });
    expect(partsOf([home, mail], []).operator).toBeUndefined();
  });

  test('what is pinned stands at the top in the order of the account, and not in its group', () => {
    const { pinned, groups } = partsOf(menus, ['/mailTask', '/favorites']);
    expect(pinned).toEqual([tasks, lists]);
    expect(groups.map(({ label, children }) => [label, children.map(({ path }) => path)])).toEqual([
      ['E-mail', ['/inbox']],
    ]);
  });

  test('a pinned page that is not in the menu is left out', () => {
    expect(partsOf(menus, ['/operator/jobs', '/gone']).pinned).toEqual([]);
  });
});
