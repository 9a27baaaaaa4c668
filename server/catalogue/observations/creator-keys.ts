import type { CreatorFacts } from './creator-facts.ts';

/** Handles are compared without case and compatibility forms; accents make a difference. */
export function handleKey(platform: string, handle: string): string {
  return `${platform}:@:${handle.normalize('NFKC').trim().toLowerCase()}`;
}

export function idKey(platform: string, platformId: string): string {
  return `${platform}:id:${platformId}`;
}

/** The keys of a creator: the platform's own id first if it is known, then the handle. */
export function keysOf(creator: Pick<CreatorFacts, 'platform' | 'platformId' | 'handle'>): string[] {
  const byHandle = handleKey(creator.platform, creator.handle);
  return creator.platformId ? [idKey(creator.platform, creator.platformId), byHandle] : [byHandle];
}
