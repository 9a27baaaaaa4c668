import { isShortLink, type Link, linksIn, partsOf, plain } from './pasted-links.ts';
import type { Platform } from '../platform.ts';
import { profileOf } from './profile-links.ts';

/** A post as a link names it. */
export interface PostLink {
  /** `tiktok:7301…`: the same for all links to the post. */
  key: string;
  platform: Platform;
  /** For an Instagram post its shortcode. */
  platformPostId: string;
  /** The post's address, normalised. */
  url: string;
  /** Without @; empty if the link does not name the creator. */
  handle: string;
  /** An invented post of the sandbox. */
  isSample: boolean;
}

/** `shortLink`: only its site knows the target. */
export type PostLinkFault = 'notALink' | 'otherSite' | 'notAPost' | 'shortLink';

export interface PastedPosts {
  /** Each post once, in the order of the paste; `line` counts from 1, `text` is the link as written. */
  links: { line: number; text: string; post: PostLink }[];
  refused: { line: number; text: string; reason: PostLinkFault | 'twice' }[];
}

const longestShown = 200;
/** Longer texts lead to no post and are skipped. */
const longestLink = 2000;

/**
 * Returns the posts in a pasted text: links one per line, several per line, or in sentences. Lines without links are
 * refused.
 */
export function postLinksIn(text: string): PastedPosts {
  const found: PastedPosts = { links: [], refused: [] };
  const known = new Set<string>();
  for (const [place, row] of text.split(/\r\n|[\n\r\v\f\u2028\u2029]/).entries()) {
    const line = place + 1;
    const written = plain(row);
    const links = pastedLinks(written);
    if (links.length === 0 && /[\p{L}\p{N}]/u.test(written)) {
      found.refused.push({ line, text: written.trim().slice(0, longestShown), reason: 'notALink' });
    }
    for (const link of links) {
      const text = link.text.slice(0, longestShown);
      const post = ofLink(link);
      if ('fault' in post) found.refused.push({ line, text, reason: post.fault });
      else if (known.has(post.key)) found.refused.push({ line, text, reason: 'twice' });
      else found.links.push({ line, text, post });
      if ('key' in post) known.add(post.key);
    }
  }
  return found;
}

/** Returns the first post that a text leads to, or why its first link leads to none. */
export function postOf(text: string): PostLink | { fault: PostLinkFault } {
  const read = pastedLinks(plain(text)).map(ofLink);
  return read.find(post => 'key' in post) ?? read[0] ?? { fault: 'notALink' };
}

/** Links pasted one after another without a space are separated; those of an embedded player are written in HTML. */
const pastedLinks = (text: string) =>
  linksIn(text.replaceAll('&amp;', '&').replace(/(?<=[\p{L}\p{N}/])(?=https?:\/\/)/giu, ' '));

function ofLink({ site, host, rest }: Link): PostLink | { fault: PostLinkFault } {
  if (!site) return { fault: 'otherSite' };
  if (rest.length > longestLink) return { fault: 'notAPost' };
  const parts = partsOf(rest);
  if (isShortLink(host, parts)) return { fault: 'shortLink' };
  const read = readers[site.platform](parts, rest, host);
  const { platform, isSample = false } = site;
  const { id, handle = '' } = (isSample && ofSample(parts)) || read;
  if (id === '') return { fault: 'notAPost' };
  const post = { platform, platformPostId: id, handle: handleIn(platform, handle), isSample };
  return { key: `${platform}:${id}`, ...post, url: postUrl(post) };
}

interface Read {
  /** Empty if it leads to no post. */
  id: string;
  handle?: string;
}

type Reader = (parts: string[], rest: string, host: string) => Read;

/** The text after an id may continue the sentence without a space. */
const asId = (form: RegExp, text = '') => form.exec(text)?.[0] ?? '';

/** `https://tiktok.example/@ann/video/sample-tt-000005-01` */
function ofSample([owner = '', folder = '', post = '']: string[]): Read | undefined {
  const id = asId(/^[\w-]{1,100}/, post);
  return /^@./.test(owner) && Object.values(sampleFolders).includes(folder) && id !== ''
    ? { id, handle: owner.slice(1) }
    : undefined;
}

const tiktokId = (text?: string) => asId(/^\d{5,20}(?!\d)/, text);

function ofTikTok(parts: string[], rest: string): Read {
  const [first = '', second = '', third = ''] = parts;
  if (first.startsWith('@') && /^(?:video|photo)$/i.test(second))
    return { id: tiktokId(third), handle: first.slice(1) };
  if (/^foryou$/i.test(first)) return { id: tiktokId(/[?&]item_id=(\d+)/.exec(rest)?.[1]) };
  const [, post] =
    /^(?:v|(?:i18n\/|h5\/)?share\/(?:video|photo|item)|embed(?:\/v\d)?|player\/v\d)\/(\d.*)$/i.exec(
      parts.join('/'),
    ) ?? [];
  return { id: tiktokId(post) };
}

const youtubeId = (text?: string) => asId(/^[\w-]{11}(?![\w-])/, text);

/** Players of playlists and live streams have paths like players of videos. */
const isNoVideo = (text: string) => /^(?:videoseries|live_stream)/i.test(text);

function ofYouTube([first = '', second = '']: string[], rest: string, host: string): Read {
  if (/^(?:watch|watch_popup|)$/i.test(first)) {
    const [, video] = /[?&]v=([\w-]+)/.exec(rest) ?? [];
    return { id: youtubeId(video ?? second) };
  }
  if (/^(?:shorts|live|embed|v|e)$/i.test(first)) return { id: isNoVideo(second) ? '' : youtubeId(second) };
  // The page on which creators manage their video.
  if (host === 'studio.youtube.com' && first === 'video') return { id: youtubeId(second) };
  return { id: host.endsWith('youtu.be') ? youtubeId(first) : '' };
}

function ofInstagram(parts: string[]): Read {
  const at = parts.slice(0, 2).findIndex(part => /^(?:p|reel|reels|tv)$/i.test(part));
  const code = parts[at + 1];
  if (at < 0 || code === 'audio') return { id: '' };
  return { id: asId(/^[\w-]{5,64}(?![\w-])/, code), handle: at === 1 ? parts[0] : '' };
}

const readers: Record<Platform, Reader> = { tiktok: ofTikTok, youtube: ofYouTube, instagram: ofInstagram };

/** Empty if there is none: TikTok's embedded players write only `@`, other programs `@_` or a number. */
function handleIn(platform: Platform, text: string): string {
  if (text === '' || text === '_') return '';
  const profile = profileOf(`@${text.replace(/^@/, '')}`, platform);
  return 'fault' in profile ? '' : (profile.handle ?? '');
}

const sampleFolders: Record<Platform, string> = { tiktok: 'video', youtube: 'watch', instagram: 'p' };

/**
 * TikTok finds a post by its id, whatever handle comes before it, and shows photos under `video` too; Instagram shows
 * reels under `p`.
 */
function postUrl({ platform, platformPostId, handle, isSample }: Omit<PostLink, 'key' | 'url'>): string {
  const owner = handle === '' ? '@_' : `@${encodeURIComponent(handle)}`;
  if (isSample) return `https://${platform}.example/${owner}/${sampleFolders[platform]}/${platformPostId}`;
  if (platform === 'tiktok') return `https://www.tiktok.com/${owner}/video/${platformPostId}`;
  return platform === 'youtube'
    ? `https://www.youtube.com/watch?v=${platformPostId}`
    : `https://www.instagram.com/p/${platformPostId}/`;
}
