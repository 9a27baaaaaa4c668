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
    notALink: 'not a valid URL',
    otherSite: 'not a valid URL',
    notAPost: 'this does not lead to a post; paste the address of the post itself',
    shortLink: 'a short link does not say which post it is; open it and paste the whole address',
    twice: 'a post is delivered once',
  },
};

/** The error for a post's address. */
export const wrongPost = (lang: Lang, field: string, reason: keyof (typeof texts)['en']): AppError =>
  new AppError('invalid_request', {}, [{ field, reason: texts[lang][reason] }]);

/** Kinds that platforms do not keep under a permanent address. */
const fleeting: ReadonlySet<DeliverableKind> = new Set(['story', 'live', 'other']);

const isAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
};

/** The address of a post, and the key under which it is watched; null if it cannot be watched. */
export interface PostAddress {
  url: string;
  key: string | null;
}

/**
 * Reads the address of a deliverable's post. On sites that are not watched, any address is accepted; on the platforms
 * it must lead to a post, except for kinds without a permanent address.
 */
export function readAddress(text: string, kind: DeliverableKind): PostAddress | { fault: PostLinkFault } {
  const post = postOf(text);
  if (!('fault' in post)) return { url: post.url, key: post.key };
  const isKept = post.fault === 'otherSite' || (post.fault === 'notAPost' && fleeting.has(kind));
  if (!isKept) return post;
  const url = text.trim();
  return isAddress(url) ? { url, key: null } : { fault: 'notALink' };
}
