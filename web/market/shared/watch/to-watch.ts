import type { Platform } from '../../../../contract/core/platform.ts';
import type { Watched } from './watch-queries.ts';

/** What somebody wants to watch from a ranking; `name` is for the title of the dialog. */
export type ToWatch =
  | { kind: 'post'; name: string; url: string }
  | { kind: 'creator'; name: string; id: number }
  | { kind: 'hashtag'; name: string; platform: Platform };

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
