import { z } from 'zod';
import { platformSchema } from '../core/platform.ts';

/** The creator of a page. */
export const creatorParams = z.object({
  platform: platformSchema,
  id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});
export type CreatorParams = z.output<typeof creatorParams>;
