import type { Platform } from '../platform.ts';

/** Where creators come from, besides uploaded files (product §9). Words in the i18n of `sources`. */
export const sourceCodes = [
  'youtube',
  'instagram',
  'instagram_market',
  'tiktok_market',
  'tiktok_ads',
  'oembed',
  'youtube_own',
  'instagram_own',
  'tiktok_own',
  'files',
] as const;
export type SourceCode = (typeof sourceCodes)[number];

/**
 * What a connector can do: profiles and newest posts, finding creators, what creators themselves let see, ads, the
 * figures of single posts (`postFigures`), and posts with a hashtag (`tagged`).
 */
export const capabilities = [
  'profile',
  'posts',
  'keyword',
  'hashtag',
  'like',
  'audience',
  'ads',
  'postFigures',
  'tagged',
] as const;
export type Capability = (typeof capabilities)[number];

/** Why a source gave nothing. `quota`, `rate`, `credential` and `temporary` pass; the others are the answer. */
export const sourceFaults = [
  'quota',
  'rate',
  'credential',
  'temporary',
  'notFound',
  'private',
  'permanent',
] as const;
export type SourceFaultKind = (typeof sourceFaults)[number];

/** What units are spent on. */
export const spendPurposes = [
  'refresh',
  'refreshNow',
  'monitor',
  'acquisition',
  'connection',
  'ads',
  'check',
] as const;
export type SpendPurpose = (typeof spendPurposes)[number];

/** May figures be computed from what the source gives? (field.md §7, YouTube's derived metrics policy) */
export const sourceModes = ['strict', 'amended'] as const;
export type SourceMode = (typeof sourceModes)[number];

export type OwnSource = Extract<SourceCode, 'tiktok_own' | 'youtube_own' | 'instagram_own'>;

/** By which a creator can connect an account of theirs. */
export const ownSources: Record<Platform, OwnSource> = {
  tiktok: 'tiktok_own',
  youtube: 'youtube_own',
  instagram: 'instagram_own',
};

/** Where creators come back to from the platform at which they connected an account. */
export const connectCallbackPath = '/office/api/creator-connect/callback';

/** How a platform of the sandbox behaves: well, or as one that fails in this way. */
export const platformMoods = [
  'well',
  'quota',
  'rate',
  'refused',
  'down',
  'slow',
  'half',
  'garbled',
  'changed',
] as const;
export type PlatformMood = (typeof platformMoods)[number];
