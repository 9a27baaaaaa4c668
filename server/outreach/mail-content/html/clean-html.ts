import sanitizeHtml from 'sanitize-html';
import {
  mailAttributes,
  mailStyles,
  mailTags,
  silentTags,
} from '../../../outside/mail-protocol/mail-html/allowed-html.ts';
import { strictHtml } from '../../../outside/mail-protocol/mail-html/strict-html.ts';

/** Over https, or a picture of ours by its path. */
const showable = /^(?:https:\/\/|\/office\/api\/mail\/pictures\/[\w-]+$)/;
const ours = /^https?:\/\/[^/?#]+(\/office\/api\/mail\/pictures\/[\w-]+)$/;

/** An editor that copies a picture of ours gives it the address of its page. */
const shownPath = (src: string) => ours.exec(src)?.[1] ?? src;

/** People write `www.example.com`, which in a mail would lead nowhere. */
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
  // A place for a picture that may not be shown is no use to a reader.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !showable.test(attribs['src'] ?? ''),
  nonTextTags: [...silentTags, 'head'],
};

/**
 * HTML as mail may hold it: text, tables, pictures of ours or over https, links, and the inline styles that mail
 * programs understand. Variables stay, in links too; what was cleaned stays as it is when it is cleaned again.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(strictHtml(html), options);
}
