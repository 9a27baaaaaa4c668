import type { Platform } from '../../../contract/core/platform.ts';
import { paths } from '../../app/paths.ts';

/**
 * The search for creators with a tag: stated by them or among their most common hashtags. A creator who used it once is
 * not found by it, but is on the tag's page.
 */
export const searchByTag = (platform: Platform, tag: string): string =>
  paths.search(platform, new URLSearchParams({ tags: tag }).toString());
