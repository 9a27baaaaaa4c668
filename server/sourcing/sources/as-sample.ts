import type { CreatorRecord } from '../../../contract/core/sources/source-records.ts';

/** `https://www.tiktok.com/@ann` may be a real person's page, `https://tiktok.example/@ann` never is. */
const ofExample = (url: string) =>
  url.replace(/^https:\/\/(?:[\w-]+\.)?(tiktok|youtube|instagram)\.com\//, 'https://$1.example/');

/** Rewrites the addresses in a record from a sandbox platform to a domain that nobody owns. */
export function asSample(record: CreatorRecord): CreatorRecord {
  return {
    ...record,
    ...(record.homepageUrl !== undefined && { homepageUrl: ofExample(record.homepageUrl) }),
    ...(record.posts && {
      posts: record.posts.map(post => ({
        ...post,
        ...(post.url !== undefined && { url: ofExample(post.url) }),
      })),
    }),
  };
}
