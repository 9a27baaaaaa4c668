import { audienceSchema } from '../../../../contract/core/sources/audience.ts';
import type { getAudience } from '../../../../contract/creators/insights/insights.ts';
import type { CreatorParams } from '../../../../contract/catalogue/creator-params.ts';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import { limits } from '../../../../contract/core/limits.ts';
import type { Db } from '../../../core/db/database.ts';
import { findAudience } from './audience.queries.ts';
import { estimateLanguages } from './audience-estimate.ts';
import { readComments } from '../comments.queries.ts';
import { requireCreator } from '../require-creator.ts';

type Reply = ReplyOf<typeof getAudience>;

const nothing: Reply = {
  basis: 'none',
  audience: audienceSchema.parse({}),
  sample: null,
  source: null,
  observedAt: null,
};

/**
 * Describes a creator's audience: the data of a source takes precedence over an estimate. @throws AppError not_found
 */
export async function describeAudience(db: Db, params: CreatorParams): Promise<Reply> {
  const [reported, commented] = await Promise.all([
    findAudience(db, params.id),
    readComments(db, params.id, limits.commentedPosts),
    requireCreator(db, params),
  ]);
  if (reported) {
    return {
      basis: 'source',
      audience: audienceSchema.parse(reported.audience),
      sample: null,
      source: { zh: reported.name_zh, en: reported.name_en },
      observedAt: reported.observed_at.toISOString(),
    };
  }
  const estimate = estimateLanguages(commented.map(post => post.comments));
  if (!estimate) return nothing;
  return {
    ...nothing,
    basis: 'comments',
    audience: { ...nothing.audience, languages: estimate.languages.slice(0, 60) },
    sample: estimate.sample,
    observedAt: commented[0]?.observed_at.toISOString() ?? null,
  };
}
