import { z } from 'zod';

/** Figures are strings of digits. */
export const figure = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

export const thumbnails = z.record(z.string(), z.object({ url: z.string() })).default({});

/** Returns the address of the smallest picture that is large enough. */
export const bestPicture = (pictures: z.output<typeof thumbnails>): string | undefined =>
  (pictures.high ?? pictures.medium ?? pictures.default)?.url;

/** The envelope of every list; an empty list comes without `items`. */
export const listing = <K extends string, I extends z.ZodType>(kind: K, item: I) =>
  z.object({
    kind: z.literal(kind),
    etag: z.string().optional(),
    nextPageToken: z.string().optional(),
    pageInfo: z.object({ totalResults: z.int().min(0) }),
    items: z.array(item).default([]),
  });

/** Checks that `items` is complete, so that an answer of a changed format is not read as an empty list. */
export const isWhole = ({ pageInfo, items }: { pageInfo: { totalResults: number }; items: unknown[] }) =>
  items.length > 0 || pageInfo.totalResults === 0;
