import type { EntitlementKey } from '../../../contract/billing/plans.ts';
import type { Plan, PlanChange } from '../operator-orders/queries.ts';

/** The values of a plan's form: names, price in yuan, and each entitlement by its key. */
export type PlanValues = Record<string, string>;

const ownFields = ['nameZh', 'nameEn', 'monthly'];

export function valuesOf({ nameZh, nameEn, monthlyFen, values }: Plan): PlanValues {
  return { nameZh, nameEn, monthly: String(monthlyFen / 100), ...values };
}

/** Fen of a typed price; null if it is invalid. */
export function fenOf(yuan: string): number | null {
  return /^\d{1,7}(\.\d{1,2})?$/.test(yuan.trim()) ? Math.round(Number(yuan.trim()) * 100) : null;
}

/** Fields that differ, with both values, in form order. */
export function changesIn(plan: Plan, next: PlanValues): { field: string; before: string; after: string }[] {
  return Object.entries(valuesOf(plan)).flatMap(([field, before]) => {
    const after = (next[field] ?? before).trim();
    const isSame = field === 'monthly' ? fenOf(after) === fenOf(before) : after === before;
    return isSame ? [] : [{ field, before, after }];
  });
}

/** The request body: only the entitlements that change. */
export function bodyOf(plan: Plan, next: PlanValues): PlanChange {
  const changed = changesIn(plan, next).filter(({ field }) => !ownFields.includes(field));
  return {
    nameZh: (next['nameZh'] ?? plan.nameZh).trim(),
    nameEn: (next['nameEn'] ?? plan.nameEn).trim(),
    monthlyFen: fenOf(next['monthly'] ?? '') ?? plan.monthlyFen,
    values: Object.fromEntries(changed.map(({ field, after }) => [field as EntitlementKey, after])),
  };
}
