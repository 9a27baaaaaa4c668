import { expect, test } from 'vitest';
import { entitlementKeys, entitlements } from '../../../contract/billing/plans.ts';
import { entitlementGroups, isFlag } from './entitlement-groups.ts';

test('every entitlement is in one group', () => {
  const grouped = entitlementGroups.flatMap(({ keys }) => [...keys] as string[]);
  expect(grouped.toSorted()).toEqual((entitlementKeys as string[]).toSorted());
});

test('flags are known without the schemas', () => {
  expect(entitlementKeys.filter(isFlag)).toEqual(
    entitlementKeys.filter(key => entitlements[key].kind === 'flag'),
  );
});
