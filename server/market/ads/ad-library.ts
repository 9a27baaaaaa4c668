import type { Platform } from '../../../contract/core/platform.ts';
import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';

/** The one official library of ads that there is a connector for, and whose ads it tells of. */
export const adSource: SourceCode = 'tiktok_ads';
export const adPlatform: Platform = 'tiktok';

/** Everywhere together, where a region is named. */
export const everywhere = 'ALL';
