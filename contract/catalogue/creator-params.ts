import { z } from 'zod';
import { platformSchema } from '../core/platform.ts';

/** Which creator a page is about. */
export const creatorParams = z.object({
  platform: platformSchema,
  id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});
export type CreatorParams = z.output<typeof creatorParams>;
