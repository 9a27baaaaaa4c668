import { asciiStart, cleaned, isShortLink, linksIn, partsOf, type Link, type Site } from './pasted-links.ts';
import { platforms, type Platform } from '../platform.ts';

/** A creator as a person names one: by handle, or by the platform's id. */
export interface Profile {
  platform: Platform;
  /** Without @. TikTok and Instagram use only lower case; YouTube shows what the creator typed. */
  handle?: string;
  platformId?: string;
  /** The profile's address, normalised. */
  url: string;
}

/** `shortLink`: only its site knows the target. `notAProfile`: a post, a shop or another page. */
export type ProfileFault =
  | 'missing'
  | 'notALink'
  | 'otherSite'
  | 'notAProfile'
  | 'shortLink'
  | 'badHandle'
  | 'unknownPlatform';

/** Longer texts are no links; a cell may contain pages of text. */
const longestText = 2000;

/** Spaces are removed before the lookup. */
const platformNames: Record<Platform, RegExp> = {
  tiktok: /^(?:tiktok(?:er|s)?|tt|tk|(?:海外|国际)版?抖音|抖音(?:海外|国际)版?|ティックトック|틱톡)$/,
  youtube: /^(?:youtube(?:r|rs)?|yt|ytb|油管|油土鳖|u2b|ユーチューブ|유튜브)$/,
  instagram: /^(?:instagram(?:er)?|insta|inst|ins|ig|照片墙|インスタ(?:グラム)?|인스타(?:그램)?)$/,
};
const platformMarks: Record<Platform, RegExp> = {
  tiktok: /tiktok|(?:海外|国际)版?抖音|抖音(?:海外|国际)版?/,
  youtube: /youtube|油管/,
  instagram: /instagram/,
};

/** Returns the platform that a cell names, by any of its usual names; undefined for none or several. */
export function platformOf(text: string): Platform | undefined {
  const name = cleaned(text)
    .toLowerCase()
    .replace(/[\s_.:-]+/g, '');
  const named = platforms.find(platform => platformNames[platform].test(name));
  if (named) return named;
  const marked = platforms.filter(platform => platformMarks[platform].test(name));
  return marked.length === 1 ? marked[0] : undefined;
}

/**
 * Returns the profile that a text leads to: a link in any form people paste, alone or in a sentence (the first one
 * counts), a link to a post that names its creator, or a handle if the platform is known from the text ("IG: @ann") or
 * from elsewhere. A link determines its platform better than `platform` does.
 */
export function profileOf(text: string, platform?: Platform): Profile | { fault: ProfileFault } {
  const clean = cleaned(text).slice(0, longestText);
  if (saysNothing(clean)) return { fault: 'missing' };
  const links = linksIn(clean);
  const ours = links.find(({ site }) => site !== undefined);
  if (ours?.site) return ofLink(ours.site, ours);
  if (links.length > 0) return { fault: 'otherSite' };
  return ofName(clean, platform);
}

/** Whether a cell is empty, or says in its way that there is nothing. */
export const saysNothing = (text: string): boolean =>
  /^(?:n\/?a|null|none|nil|undefined|无|暂无|没有|[-—–_/\\.?]*|#n\/a)$/i.test(cleaned(text));

function ofLink(
  { platform, hasProfiles, isSample }: Site,
  { host, rest }: Link,
): Profile | { fault: ProfileFault } {
  const parts = partsOf(rest);
  if (isShortLink(host, parts)) return { fault: 'shortLink' };
  if (!hasProfiles) return { fault: 'notAProfile' };
  if (isSample) return ofSample(platform, parts);
  if (platform === 'tiktok') return ofTikTok(parts);
  return platform === 'youtube' ? ofYouTube(parts) : ofInstagram(parts);
}

/** Profiles of the sandbox exist at its own addresses and not on the platform itself. */
function ofSample(platform: Platform, [first = '']: string[]): Profile | { fault: ProfileFault } {
  if (!/^@./.test(first)) return { fault: 'notAProfile' };
  const profile = named(platform, asciiStart(first.slice(1)));
  if ('fault' in profile) return profile;
  return { ...profile, url: `https://${platform}.example/@${profile.handle}` };
}

function ofTikTok(parts: string[]): Profile | { fault: ProfileFault } {
  const [first = ''] = parts;
  if (first.startsWith('@') && first !== '@') return named('tiktok', asciiStart(first.slice(1)));
  const shared = /^(?:h5\/)?share\/(?:user|usr)\/(\d+)(?:\.html)?$/.exec(parts.join('/'))?.[1];
  return shared === undefined ? { fault: 'notAProfile' } : numbered('tiktok', shared);
}

const youtubePages =
  /^(?:watch|shorts|playlist|results|feed|embed|live|v|e|post|hashtag|gaming|premium|account|about|t|intl|ads|creators|trending|attribution_link|redirect|clip|source|movies|music|kids|tv|oembed|signin|upload|reporthistory|paid_memberships)$/i;

function ofYouTube([first = '', second = '']: string[]): Profile | { fault: ProfileFault } {
  if (first.startsWith('@'))
    return first === '@' ? { fault: 'notAProfile' } : named('youtube', first.slice(1));
  if (/^channel$/i.test(first)) return second === '' ? { fault: 'notAProfile' } : numbered('youtube', second);
  if (/^(?:c|user)$/i.test(first)) return second === '' ? { fault: 'notAProfile' } : formerly(first, second);
  if (first === '' || youtubePages.test(first)) return { fault: 'notAProfile' };
  return formerly('', first);
}

const instagramPages =
  /^(?:p|reel|reels|tv|explore|accounts|about|developer|direct|legal|web|s|share|ar|challenge|api|graphql|emails|session|download|press|popular|locations|topics|login|oauth|qr|n|lite|archive|your_activity|create|invites|privacy|terms)$/i;

function ofInstagram(parts: string[]): Profile | { fault: ProfileFault } {
  const at = /^(?:stories|_u)$/i.test(parts[0] ?? '') ? 1 : 0;
  const name = (parts[at] ?? '').replace(/^@/, '');
  if (name === '' || (at === 1 && name === 'highlights') || (at === 0 && instagramPages.test(name))) {
    return { fault: 'notAProfile' };
  }
  return named('instagram', asciiStart(name));
}

/** Reads a text without a link: a handle, if the platform is known. */
function ofName(text: string, platform: Platform | undefined): Profile | { fault: ProfileFault } {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return { fault: 'notALink' };
  const [, label = '', afterLabel] = /^([^@:]+?)\s*[:|-]?\s*(?=@)(@\S+)$/.exec(text) ?? [];
  const [, before = '', afterColon] = /^([^@:]+?)\s*:\s*(\S+)$/.exec(text) ?? [];
  const stated = platformOf(label === '' ? before : label);
  const name = stated ? (afterLabel ?? afterColon ?? text) : handleIn(text);
  const known = stated ?? platform;
  if (!known) return { fault: name.startsWith('@') ? 'unknownPlatform' : 'notALink' };
  const bare = name.replace(/^@+\s*/, '').replace(/[/\\.]+$/, '');
  if (bare === '') return { fault: 'missing' };
  if (known === 'youtube' && /^UC[\w-]{22}$/.test(bare)) return numbered(known, bare);
  if (known === 'tiktok' && /^\d{15,}$/.test(bare)) return numbered(known, bare);
  return named(known, bare);
}

/** "Ann (@ann.cooks)" names one handle. */
function handleIn(text: string): string {
  const found = [...text.matchAll(/(?:^|[\s(:|])(@[^\s@()]+)/g)];
  return (found.length === 1 ? found[0]?.[1] : undefined) ?? text;
}

const handleRules: Record<Platform, RegExp> = {
  tiktok: /^[\w.]{1,24}$/,
  // YouTube gave some creators handles with a beginning or end that nobody may choose: "@_gogo2728".
  youtube: /^(?!\.)[\p{L}\p{N}\p{M}_.·・'-]{1,30}(?<!\.)$/u,
  instagram: /^[\w.]{1,30}$/,
};

function named(platform: Platform, text: string): Profile | { fault: ProfileFault } {
  if (!handleRules[platform].test(text) || !/[^.-]/.test(text)) return { fault: 'badHandle' };
  const handle = platform === 'youtube' ? text : text.toLowerCase();
  return { platform, handle, url: profileLink(platform, handle) };
}

/** YouTube's user names from before handles existed keep addresses of their own. */
function formerly(folder: string, name: string): Profile | { fault: ProfileFault } {
  if (!/^[\p{L}\p{N}\p{M}_.·'&+ -]{1,100}$/u.test(name)) return { fault: 'badHandle' };
  const start = folder === '' ? '' : `${folder.toLowerCase()}/`;
  return {
    platform: 'youtube',
    handle: name,
    url: `https://www.youtube.com/${start}${encodeURIComponent(name)}`,
  };
}

function numbered(platform: 'tiktok' | 'youtube', id: string): Profile | { fault: ProfileFault } {
  const isId = platform === 'youtube' ? /^UC[\w-]{22}$/.test(id) : /^\d{5,20}$/.test(id);
  if (!isId) return { fault: 'badHandle' };
  const path = platform === 'youtube' ? 'channel/' : '@';
  return { platform, platformId: id, url: `https://www.${platform}.com/${path}${id}` };
}

/** Returns the address of the profile with this handle. */
export function profileLink(platform: Platform, handle: string): string {
  const name = encodeURIComponent(handle);
  return platform === 'instagram'
    ? `https://www.instagram.com/${name}/`
    : `https://www.${platform}.com/@${name}`;
}
