import { z } from 'zod';
import { audienceSchema } from './audience.ts';
import { platformSchema } from '../platform.ts';
import {
  profileFields,
  specOf,
  type CreatorFieldSpec,
  type KindOf,
  type ProfileField,
  type ReportedValues,
} from './creator-fields.ts';
import { namedDay, offsetMoment } from '../time/dates.ts';

/**
 * What a source delivers about a creator or a post, and the native import format (one JSON object per line, or a CSV of
 * creators with these column names). An unknown figure is absent, never 0.
 */
const count = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

export const postFields = {
  platformPostId: z.string().min(1).max(200),
  url: z.string().max(2000).optional(),
  caption: z.string().max(20_000).optional(),
  /** Without the leading #. */
  hashtags: z.array(z.string().min(1).max(150)).max(200).optional(),
  /** Handles without the leading @. */
  mentions: z.array(z.string().min(1).max(150)).max(200).optional(),
  coverUrl: z.string().max(2000).optional(),
  durationSeconds: z.number().min(0).max(1_000_000).optional(),
  publishedAt: offsetMoment,
  plays: count.optional(),
  likes: count.optional(),
  comments: count.optional(),
  shares: count.optional(),
  /** The platform itself marks it as paid. We detect disclosures in the caption and store them separately. */
  platformSponsored: z.boolean().optional(),
  brand: z.string().max(200).optional(),
  /** Comments as readers see them; the author is stored only as a short hash. */
  commentTexts: z
    .array(
      z.object({
        author: z.string().max(200).optional(),
        text: z.string().min(1).max(1000),
        language: z
          .string()
          .regex(/^[a-z]{2,3}$/)
          .optional(),
      }),
    )
    .max(100)
    .optional(),
};

const snapshotSchema = z.object({
  day: namedDay,
  followers: count.optional(),
  likes: count.optional(),
  postCount: count.optional(),
  averagePlays: count.optional(),
});

const postSchema = z.object(postFields);

function reportedSchema({ kind, max = 0, pattern = /^/ }: CreatorFieldSpec): z.ZodType {
  if (kind === 'flag') return z.boolean();
  if (kind === 'count') return count;
  if (kind === 'code') return z.string().regex(pattern);
  if (kind === 'tags') return z.array(z.string().min(1).max(max)).max(100);
  return z.string().max(max);
}

type Reported<F extends ProfileField> = ReportedValues[KindOf<F>];
const profileSchemas = Object.fromEntries(
  profileFields.map(field => [field, reportedSchema(specOf(field)).optional()]),
) as { [F in ProfileField]: z.ZodOptional<z.ZodType<Reported<F>, Reported<F>>> };

export const creatorRecordSchema = z.object({
  type: z.literal('creator'),
  platform: platformSchema,
  /** The platform's own id if the source knows it; otherwise the handle identifies. */
  platformId: z.string().min(1).max(200).optional(),
  /** Without the leading @. */
  handle: z.string().min(1).max(200),
  ...profileSchemas,
  /** `stated` by the source itself, or `assumed` for a whole file by its mapping. */
  regionBasis: z.enum(['stated', 'assumed']).optional(),
  /** Who follows the creator, according to a source. */
  audience: audienceSchema.optional(),
  emails: z.array(z.string().max(320)).max(20).optional(),
  /** When the source saw these figures; by default the file's date. */
  observedAt: offsetMoment.optional(),
  snapshots: z.array(snapshotSchema).max(5000).optional(),
  posts: z.array(postSchema).max(5000).optional(),
});

export const postRecordSchema = z.object({
  type: z.literal('post'),
  platform: platformSchema,
  creator: z.object({
    platformId: z.string().min(1).max(200).optional(),
    handle: z.string().min(1).max(200),
  }),
  observedAt: offsetMoment.optional(),
  ...postFields,
});

export const catalogueRecordSchema = z.discriminatedUnion('type', [creatorRecordSchema, postRecordSchema]);

export type CreatorRecord = z.output<typeof creatorRecordSchema>;
export type PostRecord = z.output<typeof postRecordSchema>;
export type CatalogueRecord = z.output<typeof catalogueRecordSchema>;
export type SourcePost = z.output<typeof postSchema>;
export type SourceSnapshot = z.output<typeof snapshotSchema>;
