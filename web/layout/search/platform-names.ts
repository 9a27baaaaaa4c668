import type { Platform } from '../../../contract/core/platform.ts';

/** Display names of the platforms, in the order of their tabs. */
export const platformNames: Record<Platform, string> = {
  tiktok: 'TikTok',
  youtube: 'YouTube',
  instagram: 'Instagram',
};

export const platforms = Object.keys(platformNames) as Platform[];
