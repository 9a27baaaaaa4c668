import type { Mapping } from './mapping.ts';
import * as instagram from './instagram-tables.ts';
import { monthlyList } from './monthly-lists.ts';
import { native } from './native-format.ts';
import { severalPlatforms } from './several-platforms.ts';
import * as tiktok from './tiktok-tables.ts';
import { tiktokScraperVideos, tiktokWebProfile, tiktokWebVideos } from './tiktok-web.ts';
import * as youtube from './youtube-tables.ts';

/** Every known kind of file, the most specific first: the first that matches reads the file. */
export const allMappings: Mapping[] = [
  native,
  tiktokWebVideos,
  tiktokWebProfile,
  tiktokScraperVideos,
  tiktok.tiktokVideoTable,
  tiktok.tiktokViralTable,
  tiktok.tiktokTopTable,
  tiktok.tiktokRanking,
  tiktok.tiktokProfileTable,
  tiktok.tiktokAuthorVideoTable,
  tiktok.tiktokHotCreators,
  tiktok.tiktokHotVideos,
  tiktok.tiktokHotVideoCounts,
  youtube.youtubeChannelTable,
  youtube.youtubeChannelIdTable,
  youtube.youtubeStatisticsTable,
  youtube.youtubeVideoTable,
  youtube.youtubeTitleTable,
  youtube.youtubeTrendingTable,
  youtube.youtubeTrendingTitleTable,
  instagram.instagramPostTable,
  instagram.instagramNameTable,
  instagram.instagramScrapedPosts,
  instagram.instagramScrapedUsers,
  instagram.instagramTopTable,
  instagram.instagramScoreTable,
  severalPlatforms,
  monthlyList,
];
