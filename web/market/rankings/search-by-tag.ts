import type { Platform } from '../../../contract/core/platform.ts';
import { paths } from '../../app/paths.ts';

/**
 * The search for creators with a tag: those who state it, or among whose commonest hashtags it is. Who used it once
 * is not found by it, but stands on the tag's page.
 */
export const searchByTag = (platform: Platform, tag: string): string =>
  paths.search(platform, new URLSearchParams({ tags: tag }).toString());
