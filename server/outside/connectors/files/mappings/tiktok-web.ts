import type { CreatorRecord, SourcePost } from '../../../../../contract/core/sources/source-records.ts';
import { profileLink } from '../../../../../contract/core/pasted-links/profile-links.ts';
import {
  derived,
  flag,
  firstOf,
  count,
  handle,
  id,
  instant,
  seconds,
  text,
  tidyWords,
  type Reader,
} from '../fields/field-readers.ts';
import {
  creatorRecord,
  fits,
  makeMapping,
  readFields,
  required,
  tidyPost,
  type Fields,
  type Mapping,
} from './mapping.ts';
import { isObject } from '../formats/is-object.ts';
import type { Row } from '../fields/table-row.ts';

const platform = 'tiktok';

/** The texts under `key` of the objects in a list. */
function inList(column: string, key: string): Reader<string[]> {
  return row => {
    const list = row.values(column)[0];
    if (!Array.isArray(list)) return undefined;
    return tidyWords(
      list.flatMap((item: unknown) => {
        const found = isObject(item) ? item[key] : item;
        return typeof found === 'string' ? found : [];
      }),
    );
  };
}

const profile = (user: string, stats: string[]) => ({
  platformId: id(`${user}.id`),
  name: text(`${user}.nickname`),
  bio: text(`${user}.signature`),
  avatarUrl: text(`${user}.avatarLarger`, `${user}.avatarMedium`, `${user}.avatarThumb`),
  verified: flag(`${user}.verified`),
  followers: count(...stats.map(path => `${path}.followerCount`)),
  likes: count(...stats.map(path => `${path}.heartCount`), ...stats.map(path => `${path}.heart`)),
  postCount: count(...stats.map(path => `${path}.videoCount`)),
});

const figures = (name: string) => count(`stats.${name}`, `statsV2.${name}`);
const author = handle('author.uniqueId');

const post: Fields<Omit<SourcePost, 'platformPostId' | 'publishedAt'>> = {
  url: derived(id('id'), (video, row) => `${profileLink(platform, author(row) ?? '')}/video/${video}`),
  caption: text('desc'),
  hashtags: (row: Row) => {
    const found = [
      ...(inList('challenges', 'title')(row) ?? []),
      ...(inList('textExtra', 'hashtagName')(row) ?? []),
    ];
    return tidyWords(found);
  },
  mentions: inList('textExtra', 'userUniqueId'),
  coverUrl: text('video.cover', 'video.originCover'),
  durationSeconds: seconds('video.duration'),
  plays: figures('playCount'),
  likes: figures('diggCount'),
  comments: figures('commentCount'),
  shares: figures('shareCount'),
  platformSponsored: flag('isAd'),
};

const videoColumns = { id: 'id', publishedAt: 'createTime' };
const needsOfVideo = ['author.uniqueId', 'createTime', ['stats.playCount', 'statsV2.playCount']];

/** Videos as the TikTok web API answers them. */
export const tiktokWebVideos = makeMapping({
  name: 'tiktok-web-videos',
  source: { zh: 'TikTok 网页视频数据', en: 'TikTok web videos' },
  platform,
  needs: needsOfVideo,
  handleColumn: 'author.uniqueId',
  creator: { handle: author, ...profile('author', ['authorStats', 'authorStatsV2']) },
  postColumns: videoColumns,
  post: { platformPostId: id('id'), publishedAt: instant('createTime'), ...post },
});

/** A profile as the TikTok web API answers it, with and without its `userInfo` wrapper. */
export const tiktokWebProfile: Mapping = {
  name: 'tiktok-web-profile',
  source: { zh: 'TikTok 网页主页数据', en: 'TikTok web profile' },
  detect: sample =>
    fits(sample, [['userInfo.user.uniqueId', 'user.uniqueId']]) ? row => [readProfile(row)] : undefined,
};

const profiles = ['userInfo.', ''].map(wrapper => ({
  handle: handle(`${wrapper}user.uniqueId`),
  ...profile(`${wrapper}user`, [`${wrapper}stats`, `${wrapper}statsV2`]),
}));

/** The creator in a profile answer; throws CellFault. */
export function readProfile(row: Row): CreatorRecord {
  const field = <T>(pick: (shape: (typeof profiles)[number]) => Reader<T>) =>
    firstOf(...profiles.map(pick))(row);
  const found = required(
    field(shape => shape.handle),
    row.label('user.uniqueId'),
    'handle',
  );
  return creatorRecord({
    platform,
    platformId: field(shape => shape.platformId),
    handle: found,
    name: field(shape => shape.name),
    homepageUrl: profileLink(platform, found),
    avatarUrl: field(shape => shape.avatarUrl),
    bio: field(shape => shape.bio),
    verified: field(shape => shape.verified),
    followers: field(shape => shape.followers),
    likes: field(shape => shape.likes),
    postCount: field(shape => shape.postCount),
    observedAt: instant('extra.now')(row),
  });
}

/** The post in a video answer; throws CellFault. */
export function readVideo(row: Row): SourcePost {
  return tidyPost({
    platformPostId: required(id('id')(row), row.label('id'), 'id'),
    publishedAt: required(instant('createTime')(row), row.label('createTime'), 'instant'),
    ...readFields(post, row),
  });
}

/** Videos as the tiktok-scraper command writes them: {headers, collector: […]}. */
export const tiktokScraperVideos = makeMapping({
  name: 'tiktok-scraper-videos',
  source: { zh: 'TikTok 抓取工具视频', en: 'TikTok scraper videos' },
  platform,
  needs: ['authorMeta.name', 'createTime', 'playCount'],
  handleColumn: 'authorMeta.name',
  creator: {
    handle: handle('authorMeta.name'),
    platformId: id('authorMeta.id'),
    name: text('authorMeta.nickName'),
    bio: text('authorMeta.signature'),
    avatarUrl: text('authorMeta.avatar'),
    verified: flag('authorMeta.verified'),
    followers: count('authorMeta.fans'),
    likes: count('authorMeta.heart'),
    postCount: count('authorMeta.video'),
  },
  postColumns: videoColumns,
  post: {
    platformPostId: id('id'),
    publishedAt: instant('createTime'),
    url: text('webVideoUrl'),
    caption: text('text'),
    hashtags: inList('hashtags', 'name'),
    mentions: inList('mentions', 'name'),
    coverUrl: text('covers.default', 'covers.origin'),
    durationSeconds: seconds('videoMeta.duration'),
    plays: count('playCount'),
    likes: count('diggCount'),
    comments: count('commentCount'),
    shares: count('shareCount'),
  },
});
