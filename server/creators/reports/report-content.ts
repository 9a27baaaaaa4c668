import type { ComparedCreator } from '../../../contract/creators/comparison.ts';
import { reportContentSchema, type ReportContent } from '../../../contract/creators/reports.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { compareForTeam } from '../comparison/service.ts';
import { describeBrands } from '../insights/brands/brands.ts';
import { describePosts } from '../insights/posts/post-figures.ts';
import { describeSignals } from '../insights/signals/signals.ts';

/** Recipients of a report must not see what the team pays, or expects to pay. */
const withoutPrices = (creator: ComparedCreator): ComparedCreator => ({
  ...creator,
  priceLowFen: null,
  priceHighFen: null,
  baseCpmFen: null,
});

async function detailOf(db: Db, creator: ComparedCreator) {
  const [postFigures, brands, signals] = await Promise.all([
    describePosts(db, creator),
    describeBrands(db, creator),
    describeSignals(db, creator),
  ]);
  return { postFigures, brands, signals };
}

/**
 * Composes a report of one or several creators as of now, in this order. Fields outside the contract are removed, so
 * that recipients get no more than intended. @throws AppError not_found
 */
export async function composeReport(db: Db, ctx: SignedIn, ids: readonly number[]): Promise<ReportContent> {
  const comparison = await compareForTeam(db, ctx, ids);
  const creators = comparison.creators.map(withoutPrices);
  const details = await Promise.all(
    creators.map(async creator => [String(creator.id), await detailOf(db, creator)] as const),
  );
  return reportContentSchema.parse({
    comparison: { ...comparison, creators },
    details: Object.fromEntries(details),
    madeAt: ctx.now().toISOString(),
  });
}
