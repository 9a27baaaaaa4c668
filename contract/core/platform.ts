import { z } from 'zod';

export const platforms = ['tiktok', 'youtube', 'instagram'] as const;
export const platformSchema = z.enum(platforms);
export type Platform = z.output<typeof platformSchema>;
