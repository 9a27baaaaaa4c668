import sanitizeHtml from 'sanitize-html';
import {
  mailAttributes,
  mailStyles,
  mailTags,
  silentTags,
} from '../../../outside/mail-protocol/mail-html/allowed-html.ts';
import { strictHtml } from '../../../outside/mail-protocol/mail-html/strict-html.ts';

/** An https address, or the path of one of our pictures. */
const showable = /^(?:https:\/\/|\/office\/api\/mail\/pictures\/[\w-]+$)/;
const ours = /^https?:\/\/[^/?#]+(\/office\/api\/mail\/pictures\/[\w-]+)$/;

/** An editor that copies one of our pictures writes the address relative to its page. */
const shownPath = (src: string) => ours.exec(src)?.[1] ?? src;

/** People write `www.example.com`, which would lead nowhere in a mail. */
function withScheme({ href, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  if (href === undefined) return attribs;
  return { href: /^www\./i.test(href) ? `https://${href}` : href, ...attribs };
}

const options: sanitizeHtml.IOptions = {
  allowedTags: mailTags,
  allowedAttributes: {
    ...mailAttributes,
    a: ['href', 'target'],
    img: ['src', 'alt', 'width', 'height', 'border', 'data-hosted'],
  },
  allowedStyles: { '*': mailStyles },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, src: shownPath(attribs['src'] ?? '') } }),
    a: (tagName, attribs) => ({ tagName, attribs: withScheme(attribs) }),
  },
  // An image that may not be shown is removed, because its empty space is useless to a reader.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !showable.test(attribs['src'] ?? ''),
  nonTextTags: [...silentTags, 'head'],
};

/**
 * Cleans HTML to what mail may contain: text, tables, pictures of ours or over https, links, and the inline styles that
 * mail programs support. Variables stay, in links too. Cleaning twice changes nothing.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(strictHtml(html), options);
}
