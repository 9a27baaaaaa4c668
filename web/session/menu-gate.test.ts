import { expect, test } from 'vitest';
import type { MenuEntry } from '../../contract/workspace/team.ts';
import { type Equity, gateMenu, leavesOf } from './menu-gate.ts';

const equity = (flag: '0' | '1'): Equity => ({
  red_center: { save_koc_task: flag },
  equityVersion: { versionCode: 'free', versionName: '免费版', endsAt: null, hasHigher: true },
});

const entry = (fields: Partial<MenuEntry>, ...children: MenuEntry[]): MenuEntry => ({
  id: 1,
  name: '',
  label: '',
  path: '',
  component: '',
  icon: '',
  ...fields,
  children,
});

const lists = entry({ name: '收藏夹', path: '/favorites', component: 'lists' });
const acquisition = entry({ name: '数据采集', path: '/dataCollect', component: 'dataAcquisition' });
const hub = entry({ name: '达人中心' }, lists, acquisition);
const onlyThat = entry({ name: '采集' }, acquisition);
const pathsOf = (menus: readonly MenuEntry[]) => leavesOf(menus).map(({ path }) => path);

test('a plan with data acquisition has its entry', () => {
  expect(pathsOf(gateMenu([hub], equity('1')))).toEqual(['/favorites', '/dataCollect']);
});

test('a plan without it lacks the entry, and a group left empty', () => {
  const menus = gateMenu([hub, onlyThat], equity('0'));
  expect(pathsOf(menus)).toEqual(['/favorites']);
  expect(menus.map(({ name }) => name)).toEqual(['达人中心']);
});

test.each(['name', 'label', 'component'] as const)('the entry is known by its %s', field => {
  expect(gateMenu([entry({ [field]: 'dataAcquisition' }), lists], equity('0'))).toEqual([lists]);
});
