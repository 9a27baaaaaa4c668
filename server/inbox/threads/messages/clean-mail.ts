import sanitizeHtml from 'sanitize-html';
import {
  mailAttributes,
  mailStyles,
  mailTags,
  silentTags,
} from '../../../outside/mail-protocol/mail-html/allowed-html.ts';
import { strictHtml } from '../../../outside/mail-protocol/mail-html/strict-html.ts';

export interface Pictures {
  /**
   * Returns a picture of the mail by its Content-ID, as a `data:` address; null if it is missing, or the limit is
   * reached.
   */
  inside(contentId: string): string | null;
  /** The same for a picture that the HTML itself contains, by its `data:` address. */
  written(address: string): string | null;
  /** Returns where we show a remote picture, null for none; without it, remote pictures are left out. */
  elsewhere?: (address: string) => string | null;
}

export interface CleanMail {
  html: string;
  /** Whether remote pictures were left out. */
  hasRemotePictures: boolean;
}

const isAllowed = (name: string, value: string) =>
  Object.hasOwn(mailStyles, name) && mailStyles[name]?.some(pattern => pattern.test(value));

/** Filters `a:1;b:2`. Removes unclosed quotes, and escapes that would hide words from the filter. */
function keptStyle(style: string): string {
  const kept = style.split(';').flatMap(part => {
    const colon = part.indexOf(':');
    const name = part.slice(0, colon).trim().toLowerCase();
    const value = part
      .slice(colon + 1)
      .replace(/\s*!\s*important\s*$/i, '')
      .trim();
    const isPaired = value.split("'").length % 2 === 1 && value.split('"').length % 2 === 1;
    const isKept = isPaired && isAllowed(name, value);
    return colon > 0 && isKept ? `${name}:${value}` : [];
  });
  return kept.join(';');
}

const scheme = /^(?:https?:\/\/[^\s/]|mailto:)/i;
/** Browsers skip leading control characters and spaces, and some of them anywhere. */
const bare = (address: string) => address.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '').trim();

/** Our tracked links: a colleague who clicks one in a quote is not the recipient. */
const ownLink = /\/(?:m\/[ct]|u)\/[\w-]{32}(?![\w-])/;

function link({ href, ...others }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const address = bare(href ?? '');
  const whole = /^www\./i.test(address) ? `https://${address}` : address;
  if (!scheme.test(whole) || ownLink.test(whole)) return others;
  return { href: whole, ...others, target: '_blank', rel: 'noopener noreferrer nofollow' };
}

/** Our tracking pictures: a quote must not count as another opening. */
const ownPixel = /\/m\/o\/[\w-]{16,}/;

/**
 * Cleans the HTML of an incoming mail for an isolated frame: text, tables, links that open elsewhere and leak nothing,
 * the pictures of the mail itself, and remote pictures only on request.
 */
export function cleanMail(html: string, pictures: Pictures): CleanMail {
  let hasRemotePictures = false;

  const shown = (src: string): string | null => {
    if (/^cid:/i.test(src)) return pictures.inside(src.slice(4));
    if (/^data:/i.test(src)) return pictures.written(src);
    const address = src.startsWith('//') ? `https:${src}` : src;
    if (!/^https?:\/\/[^\s/]/i.test(address) || ownPixel.test(address)) return null;
    hasRemotePictures ||= !pictures.elsewhere;
    return pictures.elsewhere?.(address) ?? null;
  };

  const cleaned = sanitizeHtml(strictHtml(html), {
    allowedTags: mailTags,
    allowedAttributes: {
      ...mailAttributes,
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'border'],
    },
    parseStyleAttributes: false,
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    allowProtocolRelative: false,
    nonTextTags: silentTags,
    transformTags: {
      '*': (tagName, { style, ...attribs }) => {
        const kept = style === undefined ? '' : keptStyle(style);
        return { tagName, attribs: kept ? { ...attribs, style: kept } : attribs };
      },
      a: (tagName, attribs) => ({ tagName, attribs: link(attribs) }),
      img: (tagName, { src = '', ...attribs }) => {
        const address = shown(bare(src));
        return { tagName, attribs: address === null ? attribs : { ...attribs, src: address } };
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'] && !attribs['alt']?.trim(),
  });
  return { html: cleaned, hasRemotePictures };
}
