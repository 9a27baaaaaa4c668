import i18next from 'i18next';
import type { Platform, SearchPlatform } from '../../../contract/core/platform.ts';

/** Display names of the platforms, in the order of their tabs. */
export const platformNames: Record<Platform, string> = {
  tiktok: 'TikTok',
  youtube: 'YouTube',
  instagram: 'Instagram',
};

export const platforms = Object.keys(platformNames) as Platform[];

/** Where a search can look. */
export const searchPlatforms: readonly SearchPlatform[] = ['all', ...platforms];

/** TikTok, or that it is all platforms. */
export const searchPlatformName = (platform: SearchPlatform): string =>
  platform === 'all' ? i18next.t('allPlatforms', { ns: 'common' }) : platformNames[platform];
