import type { FakeReply, FakeWorld } from '../fake-host.ts';
import { channelOfUploads } from './channels-list.ts';
import { badParameter, notFound } from './google-errors.ts';
import { pageOf, type Listed } from './listing.ts';
import { shownPosts, videoSnippet } from './videos-list.ts';

// developers.google.com/youtube/v3/docs/playlistItems and …/playlistItems/list
export const playlistItemParts = ['contentDetails', 'id', 'snippet', 'status'];

/** Uploads, newest first. A channel without visible videos names such a playlist, but it does not exist. */
export function findPlaylistItems(world: FakeWorld, query: URLSearchParams): Listed | FakeReply {
  const playlist = query.get('playlistId');
  if (playlist === null) {
    const message = 'No filter selected. Expected one of: id, playlistId';
    return badParameter('missingRequiredParameter', message, '');
  }
  const owner = world.people.byId('youtube', channelOfUploads(playlist));
  const posts = owner ? shownPosts(world, owner) : [];
  if (!owner || posts.length === 0) {
    return notFound('youtube.playlistItem', 'playlistNotFound', 'playlistId');
  }
  const items = posts.map((post, position) => {
    const snippet = videoSnippet(owner, post);
    const resourceId = { kind: 'youtube#video', videoId: post.platformPostId };
    return {
      kind: 'youtube#playlistItem',
      id: Buffer.from(`${playlist}.${post.platformPostId}`).toString('base64url'),
      parts: {
        snippet: { ...snippet, playlistId: playlist, position, resourceId },
        contentDetails: { videoId: post.platformPostId, videoPublishedAt: snippet.publishedAt },
        status: { privacyStatus: 'public' },
      },
    };
  });
  return pageOf(query, items);
}
