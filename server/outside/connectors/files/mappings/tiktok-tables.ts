import { profileLink } from '../../../../../contract/core/pasted-links/profile-links.ts';
import { makeMapping } from './mapping.ts';
import { postIdOf } from '../fields/account-handles.ts';
import { tiktokIdInstant } from '../fields/instants.ts';
import {
  count,
  derived,
  firstOf,
  flag,
  handle,
  handleInLink,
  id,
  instant,
  language,
  region,
  seconds,
  text,
  words,
} from '../fields/field-readers.ts';
import type { Row } from '../fields/table-row.ts';

const platform = 'tiktok';
const videoLink = (handleOfRow: (row: Row) => string | undefined, ...ids: string[]) =>
  derived(id(...ids), (video, row) => {
    const account = handleOfRow(row);
    return account === undefined ? undefined : `${profileLink(platform, account)}/video/${video}`;
  });
const idInLink = (...columns: string[]) => derived(text(...columns), postIdOf);

/** Videos of listed accounts, one a row, with the account's own counts repeated. */
export const tiktokVideoTable = makeMapping({
  name: 'tiktok-video-table',
  source: { zh: 'TikTok 视频表', en: 'TikTok video table' },
  platform,
  needs: ['user_name', 'create_time', 'n_plays', 'n_likes'],
  handleColumn: 'user_name',
  creator: {
    handle: handle('user_name'),
    followers: count('n_followers'),
    likes: count('n_total_likes'),
    postCount: count('n_total_vids'),
  },
  postColumns: { id: 'id', publishedAt: 'create_time' },
  post: {
    platformPostId: id('id'),
    publishedAt: instant('create_time'),
    url: videoLink(handle('user_name'), 'id'),
    hashtags: words('hashtags'),
    durationSeconds: seconds('video_length'),
    plays: count('n_plays'),
    likes: count('n_likes'),
    comments: count('n_comments'),
    shares: count('n_shares'),
  },
});

/** Viral videos as a page showed them ("541.2K"), with posted and scraped time in UTC. */
export const tiktokViralTable = makeMapping({
  name: 'tiktok-viral-table',
  source: { zh: 'TikTok 热门视频表', en: 'TikTok viral video table' },
  platform,
  needs: ['user_name', 'vid_id', 'vid_postTime', 'vid_nview'],
  handleColumn: 'user_name',
  creator: { handle: handle('user_name'), followers: count('user_nfollower') },
  observedAt: instant('vid_scrapeTime'),
  postColumns: { id: 'vid_id', publishedAt: 'vid_postTime' },
  post: {
    platformPostId: firstOf(id('vid_id'), idInLink('vid_url')),
    publishedAt: instant('vid_postTime'),
    url: text('vid_url'),
    caption: text('vid_caption'),
    hashtags: words('vid_hashtags'),
    durationSeconds: seconds('vid_duration'),
    plays: count('vid_nview'),
    likes: count('vid_nlike'),
    comments: count('vid_ncomment'),
    shares: count('vid_nshare'),
  },
});

/** A list of top accounts. Its views and likes are averages, not the account's own, and stay out. */
export const tiktokTopTable = makeMapping({
  name: 'tiktok-top-table',
  source: { zh: 'TikTok 头部账号表', en: 'TikTok top account table' },
  platform,
  needs: ['Username', 'Followers', 'Brand Account', 'Genre'],
  handleColumn: 'Username',
  creator: {
    handle: handle('Username'),
    region: region('Country'),
    followers: count('Followers'),
    category: derived(words('Genre'), genres => genres[0]),
    tags: words('Genre'),
  },
});

/** A plain ranking by followers, published for TikTok: rank, name, username, follower count. */
export const tiktokRanking = makeMapping({
  name: 'tiktok-ranking',
  source: { zh: 'TikTok 粉丝榜', en: 'TikTok follower ranking' },
  platform,
  needs: ['Rank', 'Name', 'Username', 'Follower Count'],
  handleColumn: 'Username',
  creator: { handle: handle('Username'), name: text('Name'), followers: count('Follower Count') },
});

/** Profiles of a data vendor, whose account_id is masked: the handle comes from the link. */
export const tiktokProfileTable = makeMapping({
  name: 'tiktok-profile-table',
  source: { zh: 'TikTok 主页数据集', en: 'TikTok profile data set' },
  platform,
  needs: ['account_id', 'nickname', 'followers', 'url'],
  lacks: ['create_time_utc'],
  handleColumn: 'url',
  creator: {
    handle: firstOf(handleInLink('url'), handle('account_id')),
    platformId: id('id'),
    name: text('nickname'),
    bio: text('biography', 'signature'),
    avatarUrl: text('profile_pic_url_hd', 'profile_pic_url'),
    region: region('region'),
    language: language('predicted_lang'),
    followers: count('followers'),
    likes: count('likes'),
    postCount: count('videos_count'),
    verified: flag('is_verified'),
  },
});

/** Videos with their author's profile, one a row, as a hashtag scraper writes them. */
export const tiktokAuthorVideoTable = makeMapping({
  name: 'tiktok-author-video-table',
  source: { zh: 'TikTok 话题视频表', en: 'TikTok hashtag video table' },
  platform,
  needs: ['author_uniqueId', 'video_id', 'video_playCount'],
  handleColumn: 'author_uniqueId',
  creator: {
    handle: handle('author_uniqueId'),
    platformId: id('author_id'),
    name: text('author_nickname'),
    bio: text('author_signature'),
    avatarUrl: text('author_avatarThumb'),
    verified: flag('author_verification', 'author_verified'),
    followers: count('author_followerCount'),
    likes: count('author_heartCount', 'author_heart'),
    postCount: count('author_videoCount'),
  },
  postColumns: { id: 'video_id', publishedAt: 'video_createTime' },
  post: {
    platformPostId: id('video_id'),
    publishedAt: firstOf(
      instant('video_createTime', 'video_timestamp'),
      derived(id('video_id'), tiktokIdInstant),
    ),
    url: text('video_link'),
    caption: text('video_desc'),
    coverUrl: text('video_cover'),
    durationSeconds: seconds('video_duration'),
    plays: count('video_playCount'),
    likes: count('video_diggCount', 'video_stats'),
    comments: count('video_commentCount'),
    shares: count('video_shareCount'),
    platformSponsored: flag('video_isAd'),
  },
});

/** Hot creators of the Creative Center. */
export const tiktokHotCreators = makeMapping({
  name: 'tiktok-hot-creators',
  source: { zh: 'TikTok 创意中心热门达人', en: 'TikTok Creative Center hot creators' },
  platform,
  needs: ['tt_link', 'follower_cnt', 'nick_name'],
  handleColumn: 'tt_link',
  creator: {
    handle: handleInLink('tt_link'),
    platformId: id('user_id'),
    name: text('nick_name'),
    avatarUrl: text('avatar_url'),
    region: region('country_code'),
    followers: count('follower_cnt'),
    likes: count('liked_cnt'),
  },
});

/** Hot videos of the Creative Center; the time of publication comes from the id. */
export const tiktokHotVideos = makeMapping({
  name: 'tiktok-hot-videos',
  source: { zh: 'TikTok 创意中心热门视频', en: 'TikTok Creative Center hot videos' },
  platform,
  needs: ['item_id', 'item_url', 'title', 'cover'],
  handleColumn: 'item_url',
  creator: { handle: handleInLink('item_url') },
  postColumns: { id: 'item_id', publishedAt: 'item_id' },
  post: {
    platformPostId: firstOf(id('item_id'), idInLink('item_url')),
    publishedAt: derived(id('item_id'), tiktokIdInstant),
    url: text('item_url'),
    caption: text('title'),
    coverUrl: text('cover'),
    durationSeconds: seconds('duration'),
  },
});

/** Counts of the hot videos; a row whose video was gone has only its link. */
export const tiktokHotVideoCounts = makeMapping({
  name: 'tiktok-hot-video-counts',
  source: { zh: 'TikTok 创意中心热门视频数据', en: 'TikTok Creative Center hot video counts' },
  platform,
  needs: ['video_url', 'digg_count', 'play_count', 'create_time'],
  handleColumn: 'video_url',
  creator: { handle: handleInLink('video_url'), platformId: id('author_user_id') },
  postColumns: { id: 'video_url', publishedAt: 'create_time' },
  post: {
    platformPostId: idInLink('video_url'),
    publishedAt: firstOf(instant('create_time'), derived(idInLink('video_url'), tiktokIdInstant)),
    url: text('video_url'),
    caption: text('desc'),
    plays: count('play_count'),
    likes: count('digg_count'),
    comments: count('comment_count'),
    shares: count('share_count'),
  },
});
