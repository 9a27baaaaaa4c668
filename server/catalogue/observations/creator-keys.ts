import { slugOf } from '../../outside/connectors/files/fields/account-handles.ts';
import type { CreatorFacts } from './creator-facts.ts';

/** Handles are compared without case and compatibility forms; accents make a difference. */
export function handleKey(platform: string, handle: string): string {
  return `${platform}:@:${handle.normalize('NFKC').trim().toLowerCase()}`;
}

export function idKey(platform: string, platformId: string): string {
  return `${platform}:id:${platformId}`;
}

/** How much a handle says: a title in its place, the platform's id in its place, or a real one. */
export function handleRank(creator: HandleFacts): number {
  const { platform, platformId, handle, name, homepageUrl } = creator;
  if (platform !== 'youtube') return 2;
  if (handle === platformId || /^UC[\w-]{22}$/.test(handle)) return 1;
  return homepageUrl === '' && name && slugOf(name) === handle ? 0 : 2;
}

type HandleFacts = Pick<CreatorFacts, 'platform' | 'platformId' | 'handle' | 'name' | 'homepageUrl'>;

/** The key of a channel that a source without ids named by this title; null unless the id is known now. */
export function titleKeyOf(
  { platform, platformId }: Pick<CreatorFacts, 'platform' | 'platformId'>,
  title: string | undefined,
): string | null {
  const slug = platform === 'youtube' && platformId && title ? slugOf(title) : undefined;
  return slug === undefined ? null : handleKey('youtube', slug);
}

/** The keys of a creator: the platform's own id first if it is known, then the handle. */
export function keysOf(creator: Pick<CreatorFacts, 'platform' | 'platformId' | 'handle'>): string[] {
  const byHandle = handleKey(creator.platform, creator.handle);
  return creator.platformId ? [idKey(creator.platform, creator.platformId), byHandle] : [byHandle];
}
