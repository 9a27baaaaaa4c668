import { type FakeReply, type FakeRequest, type FakeWorld, json } from '../fake-host.ts';

/** For accounts that do not exist, are private or belong to a minor. Unverified: seen in a public client. */
const notThere = json({ message: 'Something went wrong', code: 400 }, 400);

/**
 * oEmbed of videos (developers.tiktok.com/doc/embed-videos) and of creators' profiles (…/doc/embed-creator-profiles,
 * which excludes private accounts and minors). Unverified: the fields of a profile, taken from a public client's
 * recorded answers, which contain no picture.
 */
export function answerEmbed({ people }: FakeWorld, { query }: FakeRequest): FakeReply {
  const [, handle = '', videoId] =
    /^https:\/\/(?:www\.)?tiktok\.com\/@([^/?#]+)(?:\/video\/([^/?#]+))?\/?(?:[?#]|$)/.exec(
      query.get('url') ?? '',
    ) ?? [];
  const posted = videoId === undefined ? null : people.post('tiktok', videoId);
  const owner = videoId === undefined ? people.byHandle('tiktok', handle) : posted?.person;
  if (owner?.state !== 'open' || posted?.isPrivate) return notThere;
  const { record } = owner;
  const common = {
    version: '1.0',
    width: '100%',
    height: '100%',
    author_url: record.homepageUrl ?? `https://www.tiktok.com/@${record.handle}`,
    author_name: record.name ?? record.handle,
    provider_url: 'https://www.tiktok.com',
    provider_name: 'TikTok',
  };
  const post = posted?.post;
  if (post === undefined)
    return json({
      ...common,
      type: 'rich',
      title: `${common.author_name}'s Creator Profile`,
      html: `<blockquote class="tiktok-embed" cite="${common.author_url}" data-embed-type="creator"></blockquote>`,
      embed_product_id: record.handle,
      embed_type: 'profile',
    });
  return json({
    ...common,
    type: 'video',
    title: post.caption ?? '',
    author_unique_id: record.handle,
    html: `<blockquote class="tiktok-embed" data-video-id="${post.platformPostId}"></blockquote>`,
    thumbnail_width: 720,
    thumbnail_height: 1280,
    thumbnail_url: post.coverUrl ?? 'https://p16-sign.tiktokcdn.com/cover.jpeg',
    embed_product_id: post.platformPostId,
    embed_type: 'video',
  });
}
