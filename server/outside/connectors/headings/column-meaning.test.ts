import { expect, test } from 'vitest';
import { meaningOf } from './column-meaning.ts';

test.each<[heading: string, meaning: string, about?: string]>([
  ['Username', 'handle'],
  ['#Followers', 'followers'],
  ['#Posts', 'postCount'],
  ['video_id', 'postId', 'post'],
  ['author', 'creator', 'creator'],
  ['create_time', 'publishedAt'],
  ['vid_scrapeTime', 'observedAt', 'post'],
  ['user_nfollower', 'followers', 'creator'],
  ['n_total_vids', 'postCount', 'creator'],
  ['authorMeta.fans', 'followers', 'creator'],
  ['snippet.channelTitle', 'name', 'creator'],
  ['total_likes', 'likes', 'creator'],
  ['ratings_disabled', 'likesHidden'],
  ['isCommentsDisabled', 'commentsHidden'],
  ['statistics.hiddenSubscriberCount', 'followersHidden'],
  ['taken_at_timestamp', 'publishedAt'],
  ['thumbnail_link', 'cover'],
  ['粉丝数', 'followers'],
  ['达人昵称', 'name', 'creator'],
  ['账号', 'handle'],
  ['获赞数', 'likes'],
  ['国家/地区', 'country'],
  ['フォロワー数', 'followers'],
  ['チャンネル登録者数', 'followers'],
  ['投稿日時', 'publishedAt'],
  ['アカウント名', 'handle'],
  ['구독자 수', 'followers'],
  ['채널명', 'name'],
  ['좋아요 수', 'likes'],
  ['Số lượng người theo dõi', 'followers'],
  ['Tên người dùng', 'handle'],
  ['Lượt xem', 'plays'],
  ['Jumlah pengikut', 'followers'],
  ['Nama pengguna', 'handle'],
  ['Tanggal unggah', 'publishedAt'],
  ['Número de seguidores', 'followers'],
  ['Nombre de usuario', 'handle'],
  ['Me gusta', 'likes'],
  ['Inscritos', 'followers'],
  ['Curtidas', 'likes'],
  ['Data de publicação', 'publishedAt'],
  ["Nombre d'abonnés", 'followers'],
  ["Nom d'utilisateur", 'handle'],
  ["Mentions J'aime", 'likes'],
])('%s', (heading, meaning, about) => {
  expect(meaningOf(heading)).toMatchObject({ meaning, ...(about ? { about } : {}) });
});

test.each([
  'Following', '#Followees', 'フォロー数', '팔로잉', 'Rank', 'S.no', 'Views (Avg.)', 'Likes avg', '平均播放量', 'Média de curtidas',
  '60_day_eng_rate', 'Audience country(mostly)', 'subscribers_for_last_30_days', 'highest_yearly_earnings', 'music_title',
  'comment_text', 'video_stats', 'video_originalItem', 'categoryId', 'bio_link', 'brand name', 'last_post_timestamp', 'first name', '', '#',
])('%s is nothing that is kept', heading => {
  expect(meaningOf(heading)).toBeNull();
}); // oxfmt-ignore

test.each([
  ['Youtuber', 'youtube'],
  ['Tiktoker name', 'tiktok'],
  ['틱톡커', 'tiktok'],
  ['Influencer', null],
])('the platform of %s', (heading, platform) => {
  expect(meaningOf(heading)?.platform).toBe(platform);
});

test.each([
  ['Followers (millions)', 1e6],
  ['Likes (billions)', 1e9],
  ['粉丝数（万）', 1e4],
  ['Followers', 1],
])('the unit of %s', (heading, unit) => {
  expect(meaningOf(heading)?.unit).toBe(unit);
});
