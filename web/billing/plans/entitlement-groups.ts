import type { EntitlementKey, KeyOf } from '../../../contract/billing/plans.ts';

/** All entitlements, in the order in which people compare them. */
export const entitlementGroups = [
  { group: 'search', keys: ['search.platforms', 'search.filters', 'search.results', 'search.daily'] },
  {
    group: 'keep',
    keys: [
      'email.unlock',
      'list.count',
      'list.members',
      'favourites.total',
      'export.rows',
      'acquisition.creators',
      'red_center.save_koc_task',
    ],
  },
  { group: 'mail', keys: ['mail.daily', 'sender.count'] },
  { group: 'track', keys: ['monitor.projects', 'monitor.links', 'shortlink.count'] },
  { group: 'team', keys: ['subaccount.count'] },
] as const satisfies readonly { group: string; keys: readonly EntitlementKey[] }[];

/** Repeats the kinds of the contract, because its schemas must stay out of the browser. */
const flags = { 'red_center.save_koc_task': true } as const satisfies Record<KeyOf<'flag'>, true>;

export const isFlag = (key: EntitlementKey): key is KeyOf<'flag'> => key in flags;
