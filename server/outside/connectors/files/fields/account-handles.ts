import { createHash } from 'node:crypto';
import { platforms, type Platform } from '../../../../../contract/core/platform.ts';

export interface Account {
  platform: Platform;
  handle?: string;
  platformId?: string;
}

/** An account name without its @, or undefined where the text cannot be one. */
export function handleOf(text: string): string | undefined {
  const handle = text.trim().replace(/^@+/, '');
  return handle !== '' && handle.length <= 200 && !/[\s/\\?#<>"\ufffd]/.test(handle) ? handle : undefined;
}

const youtubePages = new Set([
  'channel',
  'c',
  'user',
  'watch',
  'shorts',
  'playlist',
  'results',
  'feed',
  'embed',
  'live',
]);
const instagramPages = new Set(['p', 'reel', 'reels', 'tv', 'explore', 'stories']);

/** Longer texts are not links, so no pattern is tried on them. */
const longestLink = 2000;

/** The account that a link to a profile (or to a TikTok video) belongs to. */
export function accountOf(link: string): Account | undefined {
  if (link.length > longestLink) return undefined;
  const read = /^(?:https?:\/\/)?(?:www\.|m\.|vn\.)?(tiktok|instagram|youtube)\.com\/([^?#]*)/i.exec(
    link.trim(),
  );
  if (!read) return undefined;
  const platform = platforms.find(name => name === read[1]?.toLowerCase());
  const parts = (read[2] ?? '')
    .split('/')
    .filter(part => part !== '')
    .map(decoded);
  const [first = '', second = ''] = parts;
  if (!platform) return undefined;
  if (platform === 'tiktok') return first.startsWith('@') ? named(platform, first) : undefined;
  if (platform === 'instagram') return instagramPages.has(first) ? undefined : named(platform, first);
  if (first === 'channel' && second !== '') return { platform, platformId: second };
  if (first === 'c' || first === 'user') return named(platform, second);
  return youtubePages.has(first) ? undefined : named(platform, first);
}

function named(platform: Platform, text: string): Account | undefined {
  const handle = handleOf(text);
  return handle === undefined ? undefined : { platform, handle };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The id of the post that a link leads to: a shortcode, a video id. */
export function postIdOf(link: string): string | undefined {
  if (link.length > longestLink) return undefined;
  const read =
    /instagram\.com\/(?:[^/]+\/)?(?:p|reel|tv)\/([\w-]+)|tiktok\.com\/@[^/]+\/(?:video|photo)\/(\d+)|(?:youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/)|youtu\.be\/)([\w-]{6,})/i.exec(
      link,
    );
  return read?.[1] ?? read?.[2] ?? read?.[3];
}

/**
 * Returns a stable, URL-safe stand-in for the handle of a creator whom the source knows only by name; letters of every
 * script stay. A name with damaged characters gets a hash, so that two of them do not become the same; one without any
 * readable character gives undefined.
 */
export function slugOf(name: string): string | undefined {
  const slug = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 150);
  const damaged = name.includes('\ufffd');
  if (slug === '') return damaged || name.trim() === '' ? undefined : `name-${shortHash(name)}`;
  return damaged ? `${slug}-${shortHash(name)}` : slug;
}

/** Returns a hash of 12 hex digits for a text. */
function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

const longestKeptTitle = 150;

/**
 * Makes the id of a post from its title, for sources without ids: they repeat a video under the same title, and ids
 * must sort alike on every run.
 */
export function idFromTitle(title: string): string {
  const id = `title:${title.normalize('NFC').replace(/\s+/g, ' ').trim()}`;
  return id.length <= longestKeptTitle ? id : `${cut(id, longestKeptTitle)}~${shortHash(id)}`;
}

/** At most `length` UTF-16 units, never half a character. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}
