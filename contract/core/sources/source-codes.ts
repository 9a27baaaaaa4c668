import type { Platform } from '../platform.ts';

/** Where creators come from, besides uploaded files. Texts are in the i18n of `sources`. */
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
 * What a connector can do: profiles and newest posts, finding creators, data that creators give access to, ads, the
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

/** Why a source returned nothing. `quota`, `rate`, `credential` and `temporary` pass; the others are final. */
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

/** What units are used for. */
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

/**
 * May figures be computed from what the source gives? YouTube's derived metrics policy forbids it until the operator
 * has accepted an amendment (developers.google.com/youtube/terms/derived-metrics-policy).
 */
export const sourceModes = ['strict', 'amended'] as const;
export type SourceMode = (typeof sourceModes)[number];

export type OwnSource = Extract<SourceCode, 'tiktok_own' | 'youtube_own' | 'instagram_own'>;

/** The sources with which creators connect an account of theirs. */
export const ownSources: Record<Platform, OwnSource> = {
  tiktok: 'tiktok_own',
  youtube: 'youtube_own',
  instagram: 'instagram_own',
};

/** The path to which a platform sends creators back after they connected an account. */
export const connectCallbackPath = '/office/api/creator-connect/callback';

/** How a platform of the sandbox behaves: normally, or failing in this way. */
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
