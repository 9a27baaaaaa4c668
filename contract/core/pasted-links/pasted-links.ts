import { platforms, type Platform } from '../platform.ts';

/** Converts full-width forms to plain ones, and removes invisible characters. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}\p{Variation_Selector}]/gu, sign => (/\s/.test(sign) ? ' ' : ''));
}

/** Plain text without surrounding quotes and brackets. */
export function cleaned(text: string): string {
  return plain(text).replace(
    /^[\s"'`“”‘’«»「」『』《》〈〉【】<>()[\]{},;:!。、]+|[\s"'`“”‘’«»「」『』《》〈〉【】<>()[\]{},;:!。、]+$/g,
    '',
  );
}

/** A site of a platform, or of the sandbox. */
export interface Site {
  platform: Platform;
  /** Whether the site has profiles; short links, help pages and shops have none. */
  hasProfiles: boolean;
  /** A site of the sandbox: its people are invented. */
  isSample?: boolean;
}

export interface Link {
  /** As it was written, in plain characters. */
  text: string;
  /** Undefined for an unknown site. */
  site: Site | undefined;
  /** In lower case. */
  host: string;
  /** Path, query and fragment. */
  rest: string;
}

const link =
  /(?<![\w@.-])(https?:\/+)?((?:[a-z0-9-]+\.)+[a-z]{2,})(?::\d+)?(?![\w@-])([/?#\\][^\s"'`<>()[\]{}|,;“”‘’「」『』《》【】。、!]*)?/gi;

/** Returns the links in a plain text, in order. */
export function linksIn(text: string): Link[] {
  return [...text.matchAll(link)].flatMap(([whole, scheme, name = '', rest = '']) => {
    const host = name.toLowerCase();
    const site = siteOf(host);
    // Handles may contain dots too: "weantodale.og".
    return site || scheme || rest !== '' || host.startsWith('www.')
      ? [{ text: whole, site, host, rest }]
      : [];
  });
}

function siteOf(host: string): Site | undefined {
  const sample = platforms.find(platform => host === `${platform}.example`);
  if (sample) return { platform: sample, hasProfiles: true, isSample: true };
  const [, area = '', domain] =
    /^(?:(.+)\.)?(tiktok\.com|tiktokv\.com|youtube\.com|youtube-nocookie\.com|youtu\.be|instagram\.com|instagr\.am)$/.exec(
      host,
    ) ?? [];
  const isMain = /^(?:|www|m|mobile|web|[a-z]{2})$/.test(area.replace(/^www\.(?=.)/, ''));
  switch (domain) {
    case 'tiktok.com':
      return { platform: 'tiktok', hasProfiles: isMain && !/^(?:vm|vt)$/.test(area) };
    case 'tiktokv.com':
      return { platform: 'tiktok', hasProfiles: false };
    case 'youtube.com':
      return { platform: 'youtube', hasProfiles: isMain || /^(?:music|studio|gaming)$/.test(area) };
    case 'youtube-nocookie.com':
    case 'youtu.be':
      return { platform: 'youtube', hasProfiles: false };
    case 'instagram.com':
    case 'instagr.am':
      return { platform: 'instagram', hasProfiles: isMain };
    default:
      return undefined;
  }
}

/** Returns the parts of a link's path, without query and fragment. */
export function partsOf(rest: string): string[] {
  const [path = ''] = rest.split(/[?#]/);
  return path
    .split(/[/\\]+/)
    .map(decoded)
    .filter(part => part !== '' && part !== '.');
}

/** Whether a link comes from a share button: only its site knows where it leads. */
export function isShortLink(host: string, parts: readonly string[]): boolean {
  if (/^v[mt]\.tiktok\.com$/.test(host)) return parts.length > 0;
  const folder = host.endsWith('tiktok.com') ? 't' : 'share';
  return /(?:tiktok\.com|instagram\.com|instagr\.am)$/.test(host) && parts.length > 1 && parts[0] === folder;
}

function decoded(part: string): string {
  try {
    return cleaned(decodeURIComponent(part)).replace(/\.+$/, '');
  } catch {
    return part;
  }
}

/** Handles of these platforms are ASCII: other characters continue the sentence without a space. */
export function asciiStart(text: string): string {
  return /^[!-~]+/.exec(text)?.[0] ?? text;
}
