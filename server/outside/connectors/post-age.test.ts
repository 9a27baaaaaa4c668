import { expect, test } from 'vitest';
import type { WantedPost } from './source.ts';
import { earliestOf } from './post-age.ts';

const dayBefore = (moment: string) => Date.parse(moment) - 86_400_000;
const wanted = (
  platform: WantedPost['platform'],
  platformPostId: string,
  publishedAt?: string,
): WantedPost => ({
  platform,
  platformPostId,
  url: '',
  ...(publishedAt !== undefined && { publishedAt }),
});

test.each<[string, WantedPost, number]>([
  [
    'what was told',
    wanted('youtube', 'dQw4w9WgXcQ', '2026-11-20T08:00:00Z'),
    dayBefore('2026-11-20T08:00:00Z'),
  ],
  ['a TikTok id', wanted('tiktok', '7506832682593094928'), dayBefore('2025-05-21T09:44:45Z')],
  ['a shortcode', wanted('instagram', 'DTlLQDMj7Vd'), dayBefore('2026-01-16T18:00:40.541Z')],
  ['a short TikTok id', wanted('tiktok', '7506832682593'), -Infinity],
  ['an id of the sandbox', wanted('tiktok', 'sample-tt-000001-0001'), -Infinity],
  ['a media id', wanted('instagram', '17900000000000000'), -Infinity],
  ['a YouTube id', wanted('youtube', 'dQw4w9WgXcQ'), -Infinity],
  [
    'no moment at all',
    wanted('tiktok', '7506832682593094928', 'yesterday'),
    dayBefore('2025-05-21T09:44:45Z'),
  ],
])('%s reveals the earliest time of a post', (_, post, at) => {
  const earliest = earliestOf(post);
  if (at === -Infinity) expect(earliest).toBe(at);
  else expect(Math.abs(earliest - at)).toBeLessThan(5 * 60_000);
});
