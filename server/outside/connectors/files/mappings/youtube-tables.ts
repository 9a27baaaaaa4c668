import { profileLink } from '../../../../../contract/core/pasted-links/profile-links.ts';
import { idFromTitle } from '../fields/account-handles.ts';
import { makeMapping } from './mapping.ts';
import {
  count,
  derived,
  firstOf,
  handle,
  handleOfName,
  id,
  instant,
  joined,
  language,
  region,
  seconds,
  text,
  unlessHidden,
} from '../fields/field-readers.ts';
import type { Row } from '../fields/table-row.ts';

const platform = 'youtube';
const videoLink = (...columns: string[]) =>
  derived(id(...columns), video => `https://www.youtube.com/watch?v=${video}`);
const channelLink = (...columns: string[]) =>
  derived(id(...columns), channel => `https://www.youtube.com/channel/${channel}`);

/**
 * Channels with handle and full description. Topic links of Wikipedia give category and tags. The few channels that
 * YouTube makes itself have no handle: their title takes its place.
 */
export const youtubeChannelTable = makeMapping({
  name: 'youtube-channel-table',
  source: { zh: 'YouTube 频道表', en: 'YouTube channel table' },
  platform,
  needs: ['custom_url', 'title', 'subscribers'],
  handleColumn: 'custom_url',
  handleIsReal: false,
  creator: {
    handle: firstOf(handle('custom_url'), handleOfName('title')),
    name: text('title'),
    homepageUrl: derived(handle('custom_url'), found => profileLink(platform, found)),
    bio: text('description'),
    region: region('country'),
    language: language('default_language'),
    category: derived(text('topic_categories'), links => topics(links)[0]),
    tags: derived(text('topic_categories'), topics),
    followers: count('subscribers'),
    postCount: count('videos'),
  },
});

function topics(links: string): string[] {
  const names = links.split('|').map(link =>
    (link.split('/wiki/')[1] ?? link)
      .replaceAll('_', ' ')
      .replace(/\(.*\)/, '')
      .trim(),
  );
  return [...new Set(names.filter(name => name !== ''))];
}

/** Channels by id: the id takes the place of the handle, which this source does not have. */
export const youtubeChannelIdTable = makeMapping({
  name: 'youtube-channel-id-table',
  source: { zh: 'YouTube 频道编号表', en: 'YouTube channel id table' },
  platform,
  needs: ['channel_id', 'channel_name', 'Subscribers'],
  handleColumn: 'channel_id',
  creator: {
    handle: handle('channel_id'),
    platformId: id('channel_id'),
    name: text('channel_name'),
    homepageUrl: channelLink('channel_id'),
    region: region('country'),
    followers: count('Subscribers'),
    postCount: count('Total_videos'),
  },
});

/** Channel statistics by title only: the handle is a stand-in made of the title. */
export const youtubeStatisticsTable = makeMapping({
  name: 'youtube-statistics-table',
  source: { zh: 'YouTube 频道统计表', en: 'YouTube channel statistics' },
  platform,
  needs: ['Youtuber', 'subscribers', 'uploads', 'video views'],
  handleColumn: 'Youtuber',
  handleIsReal: false,
  creator: {
    handle: handleOfName('Youtuber'),
    name: text('Youtuber', 'Title'),
    region: firstOf(region('Abbreviation'), region('Country')),
    category: text('category', 'channel_type'),
    followers: count('subscribers'),
    postCount: count('uploads'),
  },
});

// Names of the same column in exports of the YouTube API.
const channelNames = ['channelTitle', 'channel_name', 'channel'];
const publishTimes = ['publishedAt', 'published_date', 'publish_date', 'publish_time', 'upload_date'];
const titles = ['title', 'video_title'];
const figures = {
  plays: count('viewCount', 'views'),
  likes: unlessHidden(count('likeCount', 'likes'), 'ratings_disabled'),
  comments: unlessHidden(count('commentCount', 'comments'), 'comments_disabled'),
};

/** Upload histories: every video of some channels, which are mostly known by title only. */
export const youtubeVideoTable = makeMapping({
  name: 'youtube-video-table',
  source: { zh: 'YouTube 频道视频表', en: 'YouTube upload history' },
  platform,
  needs: ['video_id', channelNames, publishTimes, ['viewCount', 'views']],
  lacks: ['trending_date'],
  handleColumn: 'channelTitle',
  handleIsReal: false,
  creator: {
    handle: firstOf(handle('channelId'), handleOfName(...channelNames)),
    platformId: id('channelId'),
    name: text(...channelNames),
    homepageUrl: channelLink('channelId'),
  },
  postColumns: { id: 'video_id', publishedAt: 'publishedAt' },
  post: {
    platformPostId: id('video_id'),
    publishedAt: instant(...publishTimes),
    url: videoLink('video_id'),
    caption: joined(text(...titles), text('description')),
    durationSeconds: seconds('duration'),
    ...figures,
  },
});

/** Videos without ids, of channels known only by name: titles and channel names replace the ids. */
export const youtubeTitleTable = makeMapping({
  name: 'youtube-title-table',
  source: { zh: 'YouTube 视频标题表', en: 'YouTube video titles' },
  platform,
  needs: [channelNames, titles, publishTimes, ['viewCount', 'views']],
  lacks: ['video_id', 'trending_date'],
  handleColumn: 'Channel_Name',
  handleIsReal: false,
  creator: { handle: handleOfName(...channelNames), name: text(...channelNames) },
  postColumns: { id: 'Title', publishedAt: 'Published_date' },
  post: {
    platformPostId: derived(text(...titles), idFromTitle),
    publishedAt: instant(...publishTimes),
    caption: text(...titles),
    ...figures,
  },
});

/** Daily trending lists with channel ids; a video is listed once for every day it trended. */
export const youtubeTrendingTable = makeMapping({
  name: 'youtube-trending-table',
  source: { zh: 'YouTube 热门视频表', en: 'YouTube trending videos' },
  platform,
  needs: ['video_id', 'channelId', 'trending_date', 'view_count'],
  handleColumn: 'channelId',
  creator: {
    handle: handle('channelId'),
    platformId: id('channelId'),
    name: text('channelTitle'),
    homepageUrl: channelLink('channelId'),
  },
  observedAt: instant('trending_date'),
  postColumns: { id: 'video_id', publishedAt: 'publishedAt' },
  post: {
    platformPostId: id('video_id'),
    publishedAt: instant('publishedAt'),
    url: videoLink('video_id'),
    caption: joined(text('title'), text('description')),
    coverUrl: text('thumbnail_link'),
    plays: count('view_count'),
    likes: unlessHidden(count('likes'), 'ratings_disabled'),
    comments: unlessHidden(count('comment_count'), 'comments_disabled'),
  },
});

/** The lists of 2017 and 2018 write "17.14.11" for 14 November 2017: year, day, month. */
const trendingDay = (row: Row): string | undefined => {
  const short = /^(\d{2})\.(\d{2})\.(\d{2})$/.exec(text('trending_date')(row) ?? '');
  return short ? `20${short[1]}-${short[3]}-${short[2]}T00:00:00Z` : instant('trending_date')(row);
};

/** The same by channel title; in rows that lost their video id, the time of publication replaces it. */
export const youtubeTrendingTitleTable = makeMapping({
  name: 'youtube-trending-title-table',
  source: { zh: 'YouTube 热门视频表（按频道名）', en: 'YouTube trending videos by channel title' },
  platform,
  needs: ['channel_title', 'trending_date', 'publish_time', 'views'],
  handleColumn: 'channel_title',
  handleIsReal: false,
  creator: { handle: handleOfName('channel_title'), name: text('channel_title') },
  observedAt: trendingDay,
  postColumns: { id: 'video_id', publishedAt: 'publish_time' },
  post: {
    platformPostId: firstOf(
      id('video_id'),
      derived(instant('publish_time'), time => `at:${time}`),
    ),
    publishedAt: instant('publish_time'),
    url: videoLink('video_id'),
    caption: joined(text('title'), text('description')),
    coverUrl: text('thumbnail_link'),
    plays: count('views'),
    likes: unlessHidden(count('likes'), 'ratings_disabled'),
    comments: unlessHidden(count('comment_count'), 'comments_disabled'),
  },
});
