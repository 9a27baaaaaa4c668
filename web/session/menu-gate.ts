import type { getEquity } from '../../contract/billing/plans.ts';
import type { ReplyOf } from '../../contract/core/endpoint.ts';
import type { MenuEntry } from '../../contract/workspace/team.ts';

/** What the team's plan allows. */
export type Equity = ReplyOf<typeof getEquity>;

export const unknownEquity: Equity = {
  red_center: { save_koc_task: '0' },
  equityVersion: { versionCode: '', versionName: '', endsAt: null, hasHigher: true },
};

const acquisition = 'dataAcquisition';

const isAcquisition = ({ name, label, component }: MenuEntry) =>
  [name, label, component].includes(acquisition);

/**
 * The menu without the entry dataAcquisition unless the plan has `red_center.save_koc_task` "1"; a group left empty is
 * dropped. The server filters it too.
 */
export function gateMenu(menus: readonly MenuEntry[], equity: Equity): MenuEntry[] {
  if (equity.red_center.save_koc_task === '1') return [...menus];
  return menus.flatMap(entry => {
    if (isAcquisition(entry)) return [];
    const children = gateMenu(entry.children, equity);
    return entry.children.length && !children.length ? [] : [{ ...entry, children }];
  });
}

/** Entries that are pages, in menu order. */
export function leavesOf(menus: readonly MenuEntry[]): MenuEntry[] {
  return menus.flatMap(entry => (entry.children.length ? leavesOf(entry.children) : [entry]));
}
