import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';
import { instagram } from './instagram/instagram.ts';
import { instagramMarket } from './instagram/market/instagram-market.ts';
import { oembed } from './oembed/oembed.ts';
import type { Connector } from './source.ts';
import { tiktokAds } from './tiktok/tiktok-ads.ts';
import { tiktokMarket } from './tiktok/tiktok-market.ts';
import { instagramOwn } from './instagram/own-account/instagram-own.ts';
import { tiktokOwn } from './tiktok/tiktok-own.ts';
import { youtubeOwn } from './youtube/own-account/youtube-own.ts';
import { youtube } from './youtube/youtube.ts';

/** Every connector, in the order in which those of a platform are tried: the most complete answer first. */
export const connectors: readonly Connector[] = [
  youtube,
  instagram,
  instagramMarket,
  tiktokMarket,
  tiktokAds,
  oembed,
  youtubeOwn,
  instagramOwn,
  tiktokOwn,
];

const byCode = new Map(connectors.map(connector => [connector.code, connector]));

export const connectorOf = (code: SourceCode): Connector | undefined => byCode.get(code);
