import { z } from 'zod';
import { readAnswer } from '../source-call.ts';
import type { Connector } from '../source.ts';
import { askYouTube } from './data-api/youtube-call.ts';
import { youtubeCards } from './channel-cards.ts';
import { youtubePosts } from './youtube-posts.ts';
import { searchChannels } from './data-api/channel-search.ts';
import { taggedVideos } from './tagged-videos.ts';

const answered = z.object({ kind: z.literal('youtube#i18nLanguageListResponse') });

/** YouTube Data API v3: channels, uploads, videos, search. */
export const youtube: Connector = {
  code: 'youtube',
  platforms: ['youtube'],
  can: ['profile', 'posts', 'keyword', 'hashtag', 'postFigures', 'tagged'],
  buckets: [
    { name: 'units', units: 10_000, per: 'pacificDay' },
    { name: 'search', units: 100, per: 'pacificDay' },
  ],
  credential: [{ name: 'apiKey', isSecret: true }],
  keepDays: 30,
  hasModes: true,
  batch: 50,
  cardCost: 1.22,
  cards: youtubeCards,
  keyword: (gate, finding) => searchChannels(gate, 'channel', finding),
  hashtag: (gate, finding) => searchChannels(gate, 'video', finding),
  posts: youtubePosts,
  postCost: { batch: 50, per: 'post', units: 0.02 },
  tagged: taggedVideos,
  async check(gate) {
    await gate.ask('check', { bucket: 'units', units: 1 }, async permit => {
      const { body } = await askYouTube('i18nLanguages', { part: 'snippet' }, permit);
      return { value: readAnswer(answered, body).kind };
    });
  },
};
