import type { VocabularyKey } from './vocabularies.ts';

/** Where a creator lives, in which language their names are and in which they write. */
export interface Locale {
  region: string;
  names: VocabularyKey;
  text: VocabularyKey;
}

/**
 * Region, weight, main language, and the languages of the rest (percent): regions that Chinese sellers going abroad
 * deal with. For about 85 %, the language follows from the region.
 */
const regions: [string, number, VocabularyKey, Partial<Record<VocabularyKey, number>>][] = [
  ['US', 150, 'en', { es: 10, zh: 4 }],
  ['ID', 95, 'id', { en: 14 }],
  ['VN', 80, 'vi', { en: 12 }],
  ['TH', 65, 'th', { en: 12 }],
  ['PH', 60, 'tl', { en: 30 }],
  ['TW', 42, 'zhHant', { en: 6 }],
  ['MY', 52, 'ms', { zh: 18, en: 12 }],
  ['GB', 46, 'en', { zh: 1 }],
  ['BR', 46, 'pt', { en: 5 }],
  ['JP', 40, 'ja', { en: 6 }],
  ['MX', 38, 'es', { en: 6 }],
  ['DE', 34, 'de', { en: 14, tr: 3 }],
  ['KR', 32, 'ko', { en: 8 }],
  ['FR', 28, 'fr', { en: 10, ar: 2 }],
  ['ES', 26, 'es', { en: 10 }],
  ['IT', 24, 'it', { en: 9 }],
  ['SA', 26, 'ar', { en: 12 }],
  ['CN', 26, 'zh', { en: 10 }],
  ['HK', 22, 'zhHant', { en: 18 }],
  ['TR', 22, 'tr', { en: 8 }],
  ['IN', 30, 'hi', { en: 40 }],
  ['AE', 18, 'ar', { en: 32 }],
  ['SG', 18, 'en', { zh: 26, ms: 6 }],
  ['CA', 18, 'en', { fr: 16, zh: 6 }],
  ['AU', 17, 'en', { zh: 6 }],
  ['RU', 12, 'ru', { en: 4 }],
  ['PL', 12, 'pl', { en: 10 }],
  ['EG', 10, 'ar', { en: 10 }],
  ['AR', 10, 'es', { en: 6 }],
  ['CO', 9, 'es', { en: 6 }],
  ['KZ', 7, 'ru', { en: 5 }],
  ['CL', 6, 'es', { en: 6 }],
  ['PE', 6, 'es', { en: 5 }],
  ['PT', 6, 'pt', { en: 15 }],
  ['NG', 7, 'en', {}],
  ['ZA', 7, 'en', {}],
  ['NZ', 5, 'en', { zh: 4 }],
  ['IE', 5, 'en', { pl: 4 }],
  ['KW', 5, 'ar', { en: 15 }],
  ['QA', 4, 'ar', { en: 25 }],
  ['AT', 4, 'de', { en: 10 }],
  ['CH', 4, 'de', { fr: 22, it: 6, en: 8 }],
  ['BE', 4, 'fr', { en: 25 }],
  ['MA', 4, 'ar', { fr: 25 }],
  ['KE', 4, 'en', {}],
  ['EC', 4, 'es', { en: 5 }],
  ['BN', 2, 'ms', { en: 25 }],
];

/** Creators come in blocks of this size, each with the same mix in another order. */
const blockSize = 4096;

function mix(): Locale[] {
  const weighted = regions.flatMap(([region, weight, main, others]) => {
    const rest = Object.entries(others) as [VocabularyKey, number][];
    const share = 100 - rest.reduce((sum, [, percent]) => sum + percent, 0);
    return [
      { region, names: main, text: main, weight: weight * share },
      ...rest.map(([text, percent]) => ({
        region,
        names: text === 'en' ? main : text,
        text,
        weight: weight * percent,
      })),
    ];
  });
  weighted.sort((one, other) => (one.names < other.names ? -1 : one.names > other.names ? 1 : 0));
  const total = weighted.reduce((sum, { weight }) => sum + weight, 0);
  let reached = 0;
  return weighted.flatMap(({ weight, ...locale }) => {
    const from = Math.round((reached / total) * blockSize);
    reached += weight;
    return Array<Locale>(Math.round((reached / total) * blockSize) - from).fill(locale);
  });
}

const slots = mix();
const firstSlot = new Map<VocabularyKey, number>();
const slotCount = new Map<VocabularyKey, number>();
for (const [slot, { names }] of slots.entries()) {
  if (!firstSlot.has(names)) firstSlot.set(names, slot);
  slotCount.set(names, (slotCount.get(names) ?? 0) + 1);
}

/** Shuffles the twelve bits of an index in a block, one to one (a four-round Feistel network). */
function shuffled(place: number, key: number): number {
  let left = place >>> 6;
  let right = place & 63;
  for (let round = 0; round < 4; round++) {
    const mixed = Math.imul(right + 1, 0x9e3779b1) ^ Math.imul(key + round, 0x85ebca6b);
    [left, right] = [right, left ^ ((Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 20) & 63)];
  }
  return (left << 6) | right;
}

/**
 * Returns the locale of creator `index`, and their number among all with names in the same language. It needs no other
 * creator, so names can be made unique.
 */
export function localeOf(seed: number, index: number): Locale & { ordinal: number } {
  const block = Math.floor(index / blockSize);
  const slot = shuffled(index % blockSize, (seed ^ Math.imul(block + 1, 0x27d4eb2f)) >>> 0);
  const locale = slots[slot]!;
  const ordinal = block * (slotCount.get(locale.names) ?? 0) + slot - (firstSlot.get(locale.names) ?? 0);
  return { ...locale, ordinal };
}
