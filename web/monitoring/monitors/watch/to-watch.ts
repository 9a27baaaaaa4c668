import type { ToWatch } from '../../../market/shared/watch/watch-slot.ts';
import type { Watched } from './watch-queries.ts';

/** The call that monitors it. */
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
