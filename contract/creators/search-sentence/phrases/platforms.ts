import type { Platform } from '../../../core/platform.ts';
import type { Reader } from '../text/tokens.ts';
import { wordList, wordsIn } from '../text/word-list.ts';

const names: readonly (readonly [Platform, words: string, people: string])[] = [
  [
    'tiktok',
    'tiktok|tik tok|tt|tk|抖音海外|国际抖音|抖音海外版|抖音国际版|海外抖音|国际版抖音',
    'tiktoker|tiktokers|tik toker|tik tokers',
  ],
  ['youtube', 'youtube|you tube|yt|ytb|u2b|油管|水管', 'youtuber|youtubers|油管博主'],
  ['instagram', 'instagram|insta|ins|ig|照片墙', 'instagrammer|instagrammers|instagramer|instagramers|igers'],
];
const find = wordList<{ platform: Platform; isPerson: boolean }>(
  names.flatMap(([platform, words, people]) => [
    ...wordsIn(words).map(word => [word, { platform, isPerson: false }] as const),
    ...wordsIn(people).map(word => [word, { platform, isPerson: true }] as const),
  ]),
);

export const readPlatform: Reader = ({ text }, at) => {
  const found = find(text, at);
  if (!found) return undefined;
  const { platform, isPerson } = found.value;
  return { kind: 'platform', from: at, to: found.to, platform, traits: { isPerson } };
};
