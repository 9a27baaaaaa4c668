import type { Platform } from '../../../contract/core/platform.ts';
import { platforms } from '../../layout/search/platform-names.ts';
import { tagsIn } from '../../ui/forms/tags-in.ts';
import type { NewFollows } from './queries.ts';

/** What to follow: creators of a list, creators by their links, or a hashtag. */
export const followWays = ['list', 'links', 'hashtag'] as const;

/** The fields of the form, as typed; `words` is comma-separated. */
export type FollowValues = Record<'way' | 'listId' | 'links' | 'hashtag' | 'platform' | 'words', string>;

export const emptyFollow: FollowValues = {
  way: 'list',
  listId: '',
  links: '',
  hashtag: '',
  platform: '',
  words: '',
};

/** A hashtag without its sign. */
const bareHashtag = (typed: string): string => typed.trim().replace(/^[#＃]+/, '');

/** The required field that is empty; null if none. */
export function missingIn({
  way,
  listId,
  links,
  hashtag,
}: FollowValues): 'listId' | 'links' | 'hashtag' | null {
  if (way === 'list') return listId ? null : 'listId';
  if (way === 'links') return links.trim() ? null : 'links';
  return bareHashtag(hashtag) ? null : 'hashtag';
}

/** Only the fields of the chosen way; those of the others are left out. */
export function followsOf({ way, listId, links, hashtag, platform, words }: FollowValues): NewFollows {
  if (way === 'hashtag') {
    const on: Platform | undefined = platforms.find(each => each === platform);
    return { hashtag: bareHashtag(hashtag), ...(on && { platform: on }) };
  }
  const asked = { words: tagsIn(words) };
  return way === 'list' ? { listId: Number(listId), ...asked } : { links: links.trim(), ...asked };
}
