import { fold } from '../../../core/text-fold.ts';
import { countryCodes, elsewhere, regionWords, shortRegions } from './country-words.ts';
import type { FoldedText } from '../text/folded-text.ts';
import { isLatin, matchAt, skip, sticky } from '../text/match-pattern.ts';
import type { Reader, Traits } from '../text/tokens.ts';
import { regionGroups } from './region-groups.ts';
import { wordList, wordsIn } from '../text/word-list.ts';

interface Region {
  codes: string;
  traits?: Traits;
}

function unicodeNames(): [string, Region][] {
  const names = (['zh-Hans', 'en'] as const).map(
    lang => new Intl.DisplayNames(lang, { type: 'region', fallback: 'none' }),
  );
  return countryCodes.flatMap(code =>
    names.flatMap(each => {
      const name = each.of(code);
      return name ? [[fold(name), { codes: code }] satisfies [string, Region]] : [];
    }),
  );
}

function adjective(text: string, codes: string): [string, Region] {
  const [word = '', language] = text.split('=');
  return [word, { codes, traits: { isAdjective: true, ...(language && { language }) } }];
}

function entriesOf(codes: string, names: string, adjectives: string): [string, Region][] {
  return [
    ...wordsIn(names).map((name): [string, Region] => [name, { codes }]),
    ...wordsIn(adjectives).map(each => adjective(each, codes)),
  ];
}

const shorts = shortRegions.filter(([short]) => short === short.toLowerCase());
const capitals = new Map(shortRegions.filter(([short]) => short !== short.toLowerCase()));

export const regionEntries: readonly [string, Region][] = [
  ...unicodeNames(),
  ...regionWords.flatMap(([code, names, adjectives]) => entriesOf(code, names, adjectives)),
  ...regionGroups.flatMap(([codes, names, adjectives]) =>
    entriesOf(codes.split(' ').join(','), names, adjectives),
  ),
  ...shorts.map(([short, codes]): [string, Region] => [short, { codes, traits: { isShort: true } }]),
];
const find = wordList(regionEntries);
const findElsewhere = wordList(wordsIn(elsewhere).map(name => [name, true] as const));
const ambiguous = new Set(
  wordsIn('jordan|turkey|china|chad|georgia|guinea|jersey|panama|chile|cuba|mali|togo|polish|swiss|kiwi'),
);

const letters = sticky(String.raw`[a-z]{2,3}(?![a-z0-9.])`);
/** After these words "us" is the country; in "find us" it is not. */
const beforeUs =
  /(?:^|[,;/|] ?|\b(?:the|in|from|based in|across|tiktok|tk|tt|youtube|yt|instagram|insta|ins|ig|or|and) )$/;
/** Letters. */
const longestBefore = 20;
const kindOfPlace = sticky('地区|市场|本地|本土|当地|境内|区(?!块)');

function shortAt({ text, original, places }: FoldedText, at: number) {
  const short = isLatin(text[at - 1]) ? undefined : matchAt(letters, text, at)?.[0];
  if (!short) return undefined;
  const isUs = short === 'us' && beforeUs.test(text.slice(Math.max(0, at - longestBefore), at));
  const typedFrom = places[at] ?? 0;
  const codes = isUs ? 'US' : capitals.get(original.slice(typedFrom, typedFrom + short.length));
  return codes ? { codes, to: at + short.length } : undefined;
}

/** Reads countries and groups of them; their neighbours decide later which ones count. */
export const readRegion: Reader = (folded, at) => {
  const { text } = folded;
  const short = shortAt(folded, at);
  if (short) {
    return {
      kind: 'region',
      from: at,
      to: short.to,
      filters: { region: short.codes },
      traits: { isShort: true },
    };
  }
  const found = findElsewhere(text, at) ? undefined : find(text, at);
  return (
    found && {
      kind: 'region',
      from: at,
      to: skip(kindOfPlace, text, found.to),
      filters: { region: found.value.codes },
      traits: { ...found.value.traits, isAmbiguous: ambiguous.has(text.slice(at, found.to)) },
    }
  );
};
