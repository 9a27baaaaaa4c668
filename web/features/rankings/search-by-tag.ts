import type { Platform } from '../../../contract/platform.ts';
import { paths } from '../../paths.ts';

/**
 * The search for creators who bear a tag: those who state it, or among whose commonest hashtags it is. Who used it once
 * is not found by it, but stands on the tag's page.
 */
export const searchByTag = (platform: Platform, tag: string): string =>
  paths.search(platform, new URLSearchParams({ tags: tag }).toString());
