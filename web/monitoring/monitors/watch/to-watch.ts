import type { ToWatch } from '../../../market/shared/watch/watch-slot.ts';
import type { Watched } from './watch-queries.ts';

/** What is asked for so that it is watched. */
export function bodyOf(watched: ToWatch): Watched {
  switch (watched.kind) {
    case 'post':
      return { links: watched.url };
    case 'creator':
      return { creatorIds: [watched.id] };
    case 'hashtag':
      return { hashtag: watched.name, platform: watched.platform };
  }
}
