import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { EntitlementKey, getMemberUsage } from '../../../../contract/billing/plans.ts';
import { daysFromTo } from '../../../ui/dates/day-span.ts';
import type { DayStack } from '../../../ui/charts/stacked-days.ts';

export type TeamData = ReplyOf<typeof getMemberUsage>;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export interface KeyUse {
  key: EntitlementKey;
  used: number;
}

/** The total use of each quota, largest first. */
export function usesByKey({ members }: Pick<TeamData, 'members'>): KeyUse[] {
  const all = members.flatMap(({ used }) => used);
  return [...new Set(all.map(({ key }) => key))]
    .map(key => ({ key, used: sum(all.filter(each => each.key === key).map(({ used }) => used)) }))
    .filter(({ used }) => used > 0)
    .toSorted((a, b) => b.used - a.used);
}

/** The use of one quota by day and member. */
export function memberDays(
  { from, to, members, days }: TeamData,
  key: EntitlementKey,
  nameOf: (member: TeamData['members'][number]) => string,
): DayStack {
  const all = daysFromTo(from, to);
  const ofKey = days.filter(each => each.key === key);
  const series = members
    .map(member => {
      const own = ofKey.filter(({ accountId }) => accountId === member.accountId);
      const values = all.map(day => sum(own.filter(each => each.day === day).map(({ used }) => used)));
      return { key: String(member.accountId), name: nameOf(member), values };
    })
    .filter(({ values }) => sum(values) > 0);
  return { days: all, series };
}
