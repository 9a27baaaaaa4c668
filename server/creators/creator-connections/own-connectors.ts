import type { Platform } from '../../../contract/core/platform.ts';
import type { OwnSource } from '../../../contract/core/sources/source-codes.ts';
import { instagramOwn } from '../../outside/connectors/instagram/own-account/instagram-own.ts';
import type { OwnConnector } from '../../outside/connectors/own-account.ts';
import { tiktokOwn } from '../../outside/connectors/tiktok/tiktok-own.ts';
import { youtubeOwn } from '../../outside/connectors/youtube/own-account/youtube-own.ts';

/** The connectors for creators' own accounts, with their platform. */
export const ownConnectors: Record<OwnSource, OwnConnector> = {
  tiktok_own: tiktokOwn,
  youtube_own: youtubeOwn,
  instagram_own: instagramOwn,
};

/** Instagram documents no call to revoke access: the creator removes the app in their settings there. */
export const canRevoke = (source: OwnSource): boolean => source !== 'instagram_own';

export const platformOf: Record<OwnSource, Platform> = {
  tiktok_own: 'tiktok',
  youtube_own: 'youtube',
  instagram_own: 'instagram',
};
