import type { Platform } from '../../../contract/core/platform.ts';
import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';

/** The only official ad library with a connector, and the platform of its ads. */
export const adSource: SourceCode = 'tiktok_ads';
export const adPlatform: Platform = 'tiktok';

/** The region code for all regions together. */
export const everywhere = 'ALL';
