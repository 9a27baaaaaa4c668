import type { BodyOf } from '../../../../contract/core/endpoint.ts';
import type { FieldFault } from '../../../../contract/core/errors.ts';
import type { changeSource as change } from '../../../../contract/sourcing/sources.ts';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { AppError } from '../../../core/errors.ts';
import { modeChanged } from '../../../catalogue/provenance/service.ts';
import { traitsOf } from './present-source.ts';
import { lockSetting, setSetting } from './settings.queries.ts';

const texts = {
  zh: { mode: '这个数据源没有使用规则可选', bucket: '这个数据源没有这项额度' },
  en: { mode: 'This source has no policy options', bucket: 'This source doesn’t have this quota' },
};

type Change = BodyOf<typeof change>;

/**
 * Turns a source on or off, sets its mode, corrects its quotas. A source that is turned on is asked at once, even if it
 * rested after failures.
 * @throws AppError invalid_request
 */
export async function changeSource(
  pool: Db,
  ctx: Context,
  source: SourceCode,
  { isOn, mode, limits }: Change,
): Promise<void> {
  refuseStrange(ctx, source, { mode, limits });
  await pool.transaction().execute(async db => {
    const before = await lockSetting(db, source);
    await setSetting(db, source, {
      ...(isOn !== undefined && { is_on: isOn }),
      ...(isOn && { failures: 0, open_until: null }),
      ...(mode && { mode }),
      limits: mergedLimits(before.limits, limits),
    });
    if (mode && mode !== before.mode) await modeChanged(db, ctx, source);
  });
}

function refuseStrange({ lang }: Context, source: SourceCode, { mode, limits = {} }: Change): void {
  const { hasModes, buckets } = traitsOf(source);
  const faults: FieldFault[] = Object.keys(limits)
    .filter(name => !buckets.some(bucket => bucket.name === name))
    .map(name => ({ field: `limits.${name}`, reason: texts[lang].bucket }));
  if (mode && !hasModes) faults.push({ field: 'mode', reason: texts[lang].mode });
  if (faults.length) throw new AppError('invalid_request', {}, faults);
}

/** Null means the default number. */
function mergedLimits(before: Record<string, number>, limits: Change['limits'] = {}): Record<string, number> {
  const merged = Object.entries({ ...before, ...limits });
  return Object.fromEntries(merged.filter((entry): entry is [string, number] => entry[1] !== null));
}
