import {
  openOfFee,
  partsOf,
  type FeeSchedule,
  type ScheduledPart,
} from '../../../contract/campaigns/fee-parts.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { holdCollaborationToChange } from '../collaborations/require-collaboration.ts';
import { insertOne } from './change-payable.ts';
import { settledOf } from './queries.ts';

const labels: Record<Lang, Record<ScheduledPart['part'], string>> = {
  zh: { deposit: '定金', rest: '尾款', whole: '合作费用' },
  en: { deposit: 'Deposit', rest: 'Balance', whole: 'Fee' },
};

/**
 * Plans what is still open of a fee by usual terms. A second click finds nothing open, and adds nothing.
 * @throws AppError not_found, forbidden, campaign_state; invalid_request beyond the limit
 */
export function scheduleFee(
  pool: Db,
  ctx: SignedIn,
  collaborationId: number,
  schedule: FeeSchedule,
): Promise<{ ids: number[] }> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const held = await holdCollaborationToChange(db, ctx, collaborationId);
    const known = (await settledOf(db, teamId, collaborationId)).map(
      ({ amount_minor: amountMinor, ...part }) => ({ ...part, amountMinor }),
    );
    const { currency } = held.collaboration;
    const ids: number[] = [];
    for (const { part, amountMinor, dueWhen } of partsOf(
      schedule,
      openOfFee(held.collaboration, known) ?? 0,
    )) {
      const label = labels[ctx.lang][part];
      const rest = { taxMinor: null, taxNote: '', dueOn: null, note: '' };
      ids.push(await insertOne(db, ctx, held, { label, amountMinor, currency, dueWhen, ...rest }));
    }
    return { ids };
  });
}
