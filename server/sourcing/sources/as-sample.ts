import type { CreatorRecord } from '../../../contract/core/sources/source-records.ts';

/** `https://www.tiktok.com/@ann` is somebody's, `https://tiktok.example/@ann` never is. */
const ofExample = (url: string) =>
  url.replace(/^https:\/\/(?:[\w-]+\.)?(tiktok|youtube|instagram)\.com\//, 'https://$1.example/');

/** What a platform of the sandbox told, with addresses at which nobody lives. */
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
