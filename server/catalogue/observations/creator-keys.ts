import type { CreatorFacts } from './creator-facts.ts';

/** Handles are compared without regard to case and to compatibility forms; accents make a difference. */
export function handleKey(platform: string, handle: string): string {
  return `${platform}:@:${handle.normalize('NFKC').trim().toLowerCase()}`;
}

export function idKey(platform: string, platformId: string): string {
  return `${platform}:id:${platformId}`;
}

/** What identifies a creator: the platform's own id first where it is known, then the handle. */
export function keysOf(creator: Pick<CreatorFacts, 'platform' | 'platformId' | 'handle'>): string[] {
  const byHandle = handleKey(creator.platform, creator.handle);
  return creator.platformId ? [idKey(creator.platform, creator.platformId), byHandle] : [byHandle];
}
