import { z } from 'zod';
import { creatorPagePath } from '../catalogue/creator-path.ts';
import { creatorParams } from '../catalogue/creator-params.ts';
import { teamRowSchema } from './search/creator-search.ts';
import { endpoint } from '../core/endpoint.ts';

const traitKinds = ['tag', 'hashtag', 'mention', 'word'] as const;
export type TraitKind = (typeof traitKinds)[number];

/** Why a creator is similar to another. */
const similarityReasonSchema = z.object({
  kind: z.enum([...traitKinds, 'region', 'language', 'bracket', 'category']),
  /** What both have: `foodtok`, `VN`. */
  value: z.string(),
});

const similarReply = z.object({
  creators: z.array(
    z.object({
      creator: teamRowSchema,
      /** How similar they are, 0 to 100. */
      likeness: z.int().min(0).max(100),
      reasons: z.array(similarityReasonSchema),
    }),
  ),
  /** The creators have no data by which others could be similar. */
  nothingKnown: z.boolean(),
  tookMs: z.number(),
});
export type SimilarReply = z.output<typeof similarReply>;

export const similarCreators = endpoint({
  method: 'GET',
  path: `${creatorPagePath}/similar`,
  access: 'account',
  summary: 'Creators of the same platform that are like this one, and why',
  tag: 'similar creators',
  params: creatorParams,
  reply: similarReply,
});

export const similarToList = endpoint({
  method: 'GET',
  path: '/kol/api/lists/:id/similar',
  access: 'account',
  summary: 'Creators that are like those of a list, without them',
  tag: 'similar creators',
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  reply: similarReply,
});
