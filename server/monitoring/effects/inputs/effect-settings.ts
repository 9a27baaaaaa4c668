import type { EffectSettings } from '../../../../contract/monitoring/effects/effect-shapes.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { recordOperation } from '../../../activity/audit-log/service.ts';
import { recordOf } from '../../shared/project-records.ts';
import { rateOf } from './effect-field-rules.ts';
import { holdToAdd } from './hold-project.ts';
import { putRate, putSettings } from './effect-settings.queries.ts';

/** @throws AppError not_found, forbidden, entitlement_exceeded */
export async function changeSettings(
  pool: Db,
  ctx: SignedIn,
  projectId: number,
  { spread, coefficients }: EffectSettings,
): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const project = await holdToAdd(db, ctx, projectId);
    const rate = coefficients && rateOf(coefficients);
    const kept = coefficients && { ...coefficients, ...rate };
    await putSettings(db, teamId, projectId, { spread, coefficients: kept });
    if (rate && rate.currency !== 'CNY') await putRate(db, teamId, rate);
    await recordOperation(db, ctx, teamId, recordOf('effect.settings', project));
  });
}
