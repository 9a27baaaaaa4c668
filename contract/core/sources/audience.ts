import { z } from 'zod';

/** A part of an audience: a region, a language, `female`, `18-24`; its share in hundredths of a percent. */
const audiencePartSchema = z.object({
  key: z.string().min(1).max(40),
  shareBp: z.int().min(0).max(10_000),
});
const parts = z.array(audiencePartSchema).max(60);

/** Who follows a creator, according to a source; what it does not report is empty. */
export const audienceSchema = z.object({
  /** ISO 3166-1 alpha-2. */
  regions: parts.default([]),
  /** ISO 639. */
  languages: parts.default([]),
  /** `female`, `male`, `other`. */
  genders: parts.default([]),
  /** `13-17`, `18-24`, `25-34`, `35-44`, `45-54`, `55-64`, `65+`. */
  ages: parts.default([]),
});
export type Audience = z.output<typeof audienceSchema>;
export type AudiencePart = z.output<typeof audiencePartSchema>;

/** A comment on a post as it is stored: its author only as a short hash. */
export interface StoredComment {
  author: string | null;
  text: string;
  /** ISO 639, if a source or the script determines it. */
  language: string | null;
}
