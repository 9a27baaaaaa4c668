import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { changePlanRow, getOperatorPlans } from '../../../contract/billing/operator-plans.ts';
import { entitlementKeys, entitlements, type EntitlementKey } from '../../../contract/billing/plans.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { readAccount } from '../../identity/accounts/service.ts';
import { loadPlans } from '../plans/load-plans.ts';
import { insertChange, listChanges, listValues, lockPlan, putValue, updatePlan } from './queries.ts';

const maxChanges = 200;
/** In the order of the audit log. */
const fields: readonly string[] = ['nameZh', 'nameEn', 'monthlyFen', ...entitlementKeys];

export async function plansForOperator(db: Db): Promise<ReplyOf<typeof getOperatorPlans>> {
  const [{ plans }, changes] = [await loadPlans(db), await listChanges(db, maxChanges)];
  return {
    plans,
    changes: changes.map(({ plan, at, account_name: by, before, after }) => ({
      plan,
      at: at.toISOString(),
      by,
      changes: fields
        .filter(field => field in after)
        .map(field => ({
          field,
          before: before[field] ?? '',
          after: after[field] ?? '',
        })),
    })),
  };
}

const shapes = { counted: /^\d{1,9}$/, flag: /^[01]$/, choice: /^[a-z_]+(,[a-z_]+)*$/ };
const wrong = {
  zh: {
    counted: '应为整数',
    flag: '应为 0 或 1',
    choice: '应为 all，或用逗号分隔的选项',
    price: '收费版本的价格必须大于 0，免费版必须为 0',
  },
  en: {
    counted: 'must be a whole number',
    flag: 'must be 0 or 1',
    choice: 'must be “all”, or choices separated by commas',
    price: 'must be above 0, or 0 for the free plan',
  },
};

function refuseWrong({ lang }: SignedIn, code: string, body: BodyOf<typeof changePlanRow>): void {
  const faults = entitlementKeys.flatMap(key => {
    const [value, { kind }] = [body.values[key], entitlements[key]];
    if (value === undefined || shapes[kind].test(value)) return [];
    return [{ field: `values.${key}`, reason: wrong[lang][kind] }];
  });
  if ((code === 'free') !== (body.monthlyFen === 0))
    faults.push({ field: 'monthlyFen', reason: wrong[lang].price });
  if (faults.length) throw new AppError('invalid_request', {}, faults);
}

/**
 * Changes a plan from now on, and records it in the audit log; existing orders keep their prices.
 * @throws AppError invalid_request, not_found
 */
export async function changePlanBy(
  pool: Db,
  ctx: SignedIn,
  code: string,
  body: BodyOf<typeof changePlanRow>,
): Promise<void> {
  refuseWrong(ctx, code, body);
  const { teamId, accountId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const plan = await lockPlan(db, code);
    if (!plan) throw new AppError('not_found');
    const values = new Map((await listValues(db, code)).map(row => [row.key, row.value]));
    const wanted = entitlementKeys.filter(key => body.values[key] !== undefined);
    const before: Record<string, string> = {
      nameZh: plan.name_zh,
      nameEn: plan.name_en,
      monthlyFen: String(plan.monthly_fen),
      ...Object.fromEntries(wanted.map(key => [key, values.get(key) ?? ''])),
    };
    const after: Record<string, string> = {
      nameZh: body.nameZh,
      nameEn: body.nameEn,
      monthlyFen: String(body.monthlyFen),
      ...Object.fromEntries(wanted.map(key => [key, body.values[key] ?? ''])),
    };
    const changed = Object.keys(after).filter(field => before[field] !== after[field]);
    if (!changed.length) return;
    const only = (of: Record<string, string>) =>
      Object.fromEntries(changed.map(field => [field, of[field] ?? '']));
    await updatePlan(db, code, {
      name_zh: body.nameZh,
      name_en: body.nameEn,
      monthly_fen: body.monthlyFen,
    });
    for (const key of wanted.filter(name => changed.includes(name))) {
      await putValue(db, code, key satisfies EntitlementKey, body.values[key] ?? '');
    }
    const account = await readAccount(db, { teamId, accountId });
    const by = { accountId, accountName: account?.nickname ?? '' };
    await insertChange(db, { plan: code, at: ctx.now(), ...by, before: only(before), after: only(after) });
  });
}
