import { postIdOf } from '../fields/account-handles.ts';
import { makeMapping } from './mapping.ts';
import {
  count,
  derived,
  firstOf,
  handle,
  handleInLink,
  id,
  instant,
  region,
  text,
  unlessHidden,
  words,
} from '../fields/field-readers.ts';

const platform = 'instagram';

/** Every post of some accounts: link, counts, epoch time and caption. */
export const instagramPostTable = makeMapping({
  name: 'instagram-post-table',
  source: { zh: 'Instagram 帖子表', en: 'Instagram post table' },
  platform,
  needs: ['link', 'username', 'likes', ['dates', 'date'], 'captions'],
  handleColumn: 'username',
  creator: { handle: handle('username') },
  postColumns: { id: 'link', publishedAt: 'dates' },
  post: {
    platformPostId: derived(text('link'), postIdOf),
    publishedAt: instant('dates', 'date'),
    url: text('link'),
    caption: text('captions'),
    likes: count('likes'),
    comments: count('comment_counts', 'comments'),
  },
});

/** Ranked account names with their categories as Python lists. */
export const instagramNameTable = makeMapping({
  name: 'instagram-name-table',
  source: { zh: 'Instagram 账号名单', en: 'Instagram account list' },
  platform,
  needs: ['username', 'category', ['ranking_beauty', 'ranking', 'username_2']],
  lacks: ['followers', 'likes'],
  handleColumn: 'username',
  creator: {
    handle: handle('username_2', 'username'),
    category: derived(words('category'), categories => categories[0]),
    tags: words('category'),
  },
});

/** Newest posts as an actor of a scraping service writes them. */
export const instagramScrapedPosts = makeMapping({
  name: 'instagram-scraped-posts',
  source: { zh: 'Instagram 最新帖子', en: 'Instagram newest posts' },
  platform,
  needs: [['shortcode', 'post_id'], 'owner_username', 'timestamp', 'likes'],
  handleColumn: 'owner_username',
  creator: { handle: handle('owner_username'), platformId: id('owner_id'), name: text('owner_full_name') },
  postColumns: { id: 'shortcode', publishedAt: 'timestamp' },
  post: {
    platformPostId: firstOf(id('shortcode'), id('post_id', 'ig_post_id')),
    publishedAt: instant('timestamp'),
    url: text('post_url'),
    caption: text('caption'),
    hashtags: words('hashtags'),
    mentions: words('mentions'),
    plays: count('video_play_count', 'videoPlayCount'),
    likes: count('likes'),
    comments: unlessHidden(count('comments'), 'isCommentsDisabled'),
  },
});

/** Averages of those posts: only the account is read, since the counts cover just the scraped posts. */
export const instagramScrapedUsers = makeMapping({
  name: 'instagram-scraped-users',
  source: { zh: 'Instagram 帖子作者', en: 'Instagram post owners' },
  platform,
  needs: ['owner_username', 'owner_id', 'posts_count', 'avg_likes'],
  handleColumn: 'owner_username',
  creator: { handle: handle('owner_username'), platformId: id('owner_id'), name: text('owner_full_name') },
});

/** Top accounts with "A|B" categories. The country is the audience's and says nothing about the creator's. */
export const instagramTopTable = makeMapping({
  name: 'instagram-top-table',
  source: { zh: 'Instagram 全球榜', en: 'Instagram global ranking' },
  platform,
  needs: ['Account', 'Title', 'Link', 'Followers'],
  handleColumn: 'Account',
  creator: {
    handle: firstOf(handle('Account'), handleInLink('Link')),
    name: text('Title'),
    homepageUrl: text('Link'),
    category: derived(words('Category'), categories => categories[0]),
    tags: words('Category'),
    followers: count('Followers'),
  },
});

/** Top accounts with a score, total posts and the reported country of the account. */
export const instagramScoreTable = makeMapping({
  name: 'instagram-score-table',
  source: { zh: 'Instagram 影响力评分', en: 'Instagram influence scores' },
  platform,
  needs: [['Influencer Name', 'channel_info'], ['influence Score', 'influence_score'], 'Followers'],
  handleColumn: 'Influencer Name',
  creator: {
    handle: handle('Influencer Name', 'channel_info'),
    region: region('Country'),
    followers: count('Followers'),
    likes: count('Total Likes'),
    postCount: count('Total Posts', 'posts'),
  },
});
