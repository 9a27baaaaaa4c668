import type { DeliverableKind } from '../../../../contract/campaigns/collaboration-kinds.ts';
import type { Lang } from '../../../../contract/core/error-texts.ts';
import { postOf, type PostLinkFault } from '../../../../contract/core/pasted-links/post-links.ts';
import { AppError } from '../../../core/errors.ts';

const texts: Record<Lang, Record<PostLinkFault | 'twice', string>> = {
  zh: {
    notALink: '这不是一个网址',
    otherSite: '这不是一个网址',
    notAPost: '这个链接打开的不是一条内容，请粘贴内容本身的链接',
    shortLink: '短链接认不出是哪条内容，请打开后粘贴完整链接',
    twice: '同一条内容不能交付两次',
  },
  en: {
    notALink: 'this is not an address',
    otherSite: 'this is not an address',
    notAPost: 'this does not lead to a post; paste the address of the post itself',
    shortLink: 'a short link does not say which post it is; open it and paste the whole address',
    twice: 'a post is delivered once',
  },
};

/** A fault of an address of a post. */
export const wrongPost = (lang: Lang, field: string, reason: keyof (typeof texts)['en']): AppError =>
  new AppError('invalid_request', {}, [{ field, reason: texts[lang][reason] }]);

/** What no platform keeps under an address of its own for long. */
const fleeting: ReadonlySet<DeliverableKind> = new Set(['story', 'live', 'other']);

const isAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
};

/** Where a post stands, and the key under which it is watched; null: it cannot be watched. */
export interface PostAddress {
  url: string;
  key: string | null;
}

/**
 * Reads the address of the post of a deliverable. Of sites that nobody watches any address is taken; of the platforms
 * one that leads to a post, but for what has no lasting address there.
 */
export function readAddress(text: string, kind: DeliverableKind): PostAddress | { fault: PostLinkFault } {
  const post = postOf(text);
  if (!('fault' in post)) return { url: post.url, key: post.key };
  const isKept = post.fault === 'otherSite' || (post.fault === 'notAPost' && fleeting.has(kind));
  if (!isKept) return post;
  const url = text.trim();
  return isAddress(url) ? { url, key: null } : { fault: 'notALink' };
}
