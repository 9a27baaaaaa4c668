import { z } from 'zod';

export const platforms = ['tiktok', 'youtube', 'instagram'] as const;
export const platformSchema = z.enum(platforms);
export type Platform = z.output<typeof platformSchema>;

/** Where a search looks: on one platform, or on all of them at once. */
export const searchPlatformSchema = z.enum(['all', ...platforms]);
export type SearchPlatform = z.output<typeof searchPlatformSchema>;

export const platformsIn = (searched: SearchPlatform): readonly Platform[] =>
  searched === 'all' ? platforms : [searched];
