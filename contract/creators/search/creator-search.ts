import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { facetNames } from './facets.ts';
import { figuresSchema, peerRankSchema } from '../../catalogue/figures.ts';
import { peerRankNames, unanalysableReasons } from '../../catalogue/figure-rules.ts';
import { platformSchema, searchPlatformSchema } from '../../core/platform.ts';
import {
  detailFields,
  rowFields,
  specOf,
  type CreatorField,
  type FieldKind,
  type KindOf,
  type ReportedValues,
} from '../../core/sources/creator-fields.ts';
import { searchQuerySchema, sorts, totalSchema } from './search-filter.ts';
import { teamMarksSchema } from '../team-creators/team-creators.ts';

const analysisSchema = z.enum(['pending', 'analysed', 'unanalysable']);

/** Why a row was found: the field that contains words of the keyword, and how they match. */
const matchSchema = z.object({
  field: z.enum(['handle', 'name', 'tags', 'bio']),
  kind: z.enum(['exact', 'prefix', 'word', 'substring', 'similar']),
  /** The creator's own words that matched, as they are written there. */
  words: z.array(z.string()),
  /** The part of the bio around the first match. */
  excerpt: z.string().nullable(),
});
export type Match = z.output<typeof matchSchema>;

type AlwaysThere = 'handle' | 'name' | 'link' | 'prose' | 'tags';
/** A field as a reply tells it: null where nothing is known. */
export type ShownValue<F extends CreatorField> =
  | ReportedValues[KindOf<F>]
  | (KindOf<F> extends AlwaysThere ? never : null);

function shownSchema(kind: FieldKind): z.ZodType {
  if (kind === 'tags') return z.array(z.string());
  if (kind === 'flag') return z.boolean().nullable();
  if (kind === 'count') return z.int().nullable();
  return kind === 'text' || kind === 'code' ? z.string().nullable() : z.string();
}

const shownSchemas = <F extends CreatorField>(fields: readonly F[]) =>
  Object.fromEntries(fields.map(field => [field, shownSchema(specOf(field).kind)])) as {
    [K in F]: z.ZodType<ShownValue<K>, ShownValue<K>>;
  };

const creatorRowSchema = z.object({
  id: z.int(),
  platform: platformSchema,
  ...shownSchemas(rowFields),
  regionBasis: z.enum(['stated', 'assumed']).nullable(),
  /** `derived` from the creator's tags if no source states one. */
  categoryBasis: z.enum(['stated', 'derived']).nullable(),
  hasEmail: z.boolean(),
  averagePlays: z.int().nullable(),
  medianPlays: z.int().nullable(),
  /** Plays of the latest ten posts, oldest first. */
  recentPlays: z.array(z.int()),
  /** Hundredths of a percent. */
  interactionBp: z.int().nullable(),
  level: z.int().min(1).max(5).nullable(),
  /** Ratio times 10,000. */
  playsToFollowersBp: z.int().nullable(),
  growthBp: z.int().nullable(),
  /** RMB fen; an estimate by rule of thumb. */
  priceLowFen: z.int().nullable(),
  priceHighFen: z.int().nullable(),
  lastPostAt: z.iso.datetime().nullable(),
  analysis: analysisSchema,
  /** New posts are not included in the figures yet. */
  isAnalysing: z.boolean(),
  unanalysableReason: z.enum(unanalysableReasons).nullable(),
  sample: z.boolean(),
  matches: z.array(matchSchema),
});
export type CreatorRow = z.output<typeof creatorRowSchema>;

/** A creator as a team sees it. */
export const teamRowSchema = creatorRowSchema.extend({ marks: teamMarksSchema });
export type TeamRow = z.output<typeof teamRowSchema>;

const platformTotalSchema = z.object({ platform: platformSchema, total: totalSchema });

const searchReplySchema = z.object({
  creators: z.array(teamRowSchema),
  total: totalSchema,
  /** Of these it is the sum: the platforms that were searched. */
  platforms: z.array(platformTotalSchema),
  page: z.int(),
  size: z.int(),
  sort: z.enum(sorts),
  /** Words of the keyword that were found only with a similar spelling. */
  similar: z.array(z.object({ asked: z.string(), found: z.array(z.string()) })),
  /** The keyword contains nothing that can be searched (only punctuation). */
  unsearchable: z.boolean(),
  /** How many of all results the team's plan shows. */
  shown: z.int(),
  tookMs: z.number(),
});
export type SearchReply = z.output<typeof searchReplySchema>;
/** The results of a search, before the plan limits them. */
export type Found = Omit<SearchReply, 'shown' | 'creators'> & { creators: CreatorRow[] };

export const searchCreators = endpoint({
  method: 'GET',
  path: '/kol/api/creators',
  access: 'account',
  summary: 'Search the creators of a platform, or of all platforms',
  tag: 'creators',
  query: searchQuerySchema,
  reply: searchReplySchema,
});

/**
 * What the same search finds on the platforms that it leaves out, as far as the plan includes them: for the tabs. It
 * takes no search of the day.
 */
export const countPlatforms = endpoint({
  method: 'GET',
  path: '/kol/api/creators/counts',
  access: 'account',
  summary: 'How many creators a search would find on the other platforms',
  tag: 'creators',
  query: searchQuerySchema,
  reply: z.object({ platforms: z.array(platformTotalSchema) }),
});

/** The choices for filters, from the catalogue's data of a platform, or of all. */
export const filterChoices = endpoint({
  method: 'GET',
  path: '/kol/api/creators/choices',
  access: 'account',
  summary: 'Regions, languages, categories and common tags to choose from',
  tag: 'creators',
  query: z.object({ platform: searchPlatformSchema }),
  reply: z.object({
    regions: z.array(z.string()),
    languages: z.array(z.string()),
    categories: z.array(z.string()),
    tags: z.array(z.string()),
  }),
});

export const creatorPostSchema = z.object({
  platformPostId: z.string(),
  url: z.string(),
  caption: z.string(),
  coverUrl: z.string(),
  publishedAt: z.iso.datetime(),
  durationMs: z.int().nullable(),
  plays: z.int().nullable(),
  likes: z.int().nullable(),
  comments: z.int().nullable(),
  shares: z.int().nullable(),
  platformSponsored: z.boolean(),
  captionDisclosed: z.boolean(),
});
export type CreatorPost = z.output<typeof creatorPostSchema>;

export const creatorDetailSchema = creatorRowSchema.omit({ matches: true }).extend({
  /** E-mail addresses in the bio are replaced by `[e-mail]` until they are unlocked. */
  ...shownSchemas(detailFields),
  percentile: z.int().nullable(),
  source: z.object({ zh: z.string(), en: z.string() }),
  firstSeenAt: z.iso.datetime(),
  /** Null if no source said when it saw the creator. */
  refreshedAt: z.iso.datetime().nullable(),
  figuresAt: z.iso.datetime().nullable(),
  figures: figuresSchema.nullable(),
  /** Creators of the same platform and follower bracket. */
  peers: z
    .object({
      creators: z.int(),
      bracketFrom: z.int(),
      bracketTo: z.int().nullable(),
      medianAveragePlays: z.int().nullable(),
      medianPlaysToFollowersBp: z.int().nullable(),
      medianInteractionBp: z.int().nullable(),
    })
    .nullable(),
  /** Its rank among its peers; null without a figure or with too few peers. */
  standing: z.object(
    Object.fromEntries(peerRankNames.map(name => [name, peerRankSchema.nullable()])) as Record<
      (typeof peerRankNames)[number],
      z.ZodNullable<typeof peerRankSchema>
    >,
  ),
  /** The number of posts that led to `unanalysableReason`. */
  countedPosts: z.int(),
  /** RMB fen per thousand plays; null if the operator has set none. */
  baseCpmFen: z.int().nullable(),
  /** The newest posts, newest first, at most 30. */
  posts: z.array(creatorPostSchema),
  snapshots: z.array(z.object({ day: z.iso.date(), followers: z.int().nullable() })),
});
export type CreatorDetail = z.output<typeof creatorDetailSchema>;

export const getCreator = endpoint({
  method: 'GET',
  path: '/kol/api/creators/:platform/:id',
  access: 'account',
  summary: 'One creator with figures, posts and growth',
  tag: 'creators',
  params: z.object({
    platform: platformSchema,
    id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  }),
  reply: creatorDetailSchema,
});

/**
 * How many creators each value of one filter would leave, with all other filters: `rangeValue` of ranges, `1` and `0`
 * of flags.
 */
export const countFacet = endpoint({
  method: 'GET',
  path: '/kol/api/creators/facets',
  access: 'account',
  summary: 'How many creators stand behind each value of a filter',
  tag: 'creators',
  query: searchQuerySchema.extend({ facet: z.enum(facetNames) }),
  reply: z.object({
    /**
     * Commonest first, ranges in their order. For tags and brands only the commonest. Null if the database has to count
     * them and that takes too long: ask again.
     */
    values: z.array(z.object({ value: z.string(), creators: z.int() })).nullable(),
    /** If true, values that are not listed have no creators; otherwise their number is unknown. */
    isComplete: z.boolean(),
    tookMs: z.number(),
  }),
});
