import { fold } from '../../../core/text-fold.ts';
import { isLatin, matchAt, skip, sticky } from '../text/match-pattern.ts';
import type { Reader } from '../text/tokens.ts';
import { wordList, wordsIn } from '../text/word-list.ts';

/** Codes of creators' languages, with their names besides Unicode's. */
const languageWords: readonly (readonly [code: string, names: string])[] = [
  ['ar', '阿语|阿拉伯文'],
  ['bg', ''],
  ['bn', '孟加拉文|bangla'],
  ['cs', ''],
  ['da', ''],
  ['de', '德文'],
  ['el', '希腊文'],
  ['en', '英文'],
  ['es', '西语|西文|西班牙文|castellano'],
  ['et', ''],
  ['fa', '波斯文|farsi'],
  ['fi', ''],
  ['fr', '法文'],
  ['he', ''],
  ['hi', '印地文'],
  ['hr', ''],
  ['hu', ''],
  ['id', '印尼语|印尼文|bahasa indonesia|bahasa'],
  ['is', ''],
  ['it', '意语|意大利文'],
  ['ja', '日文|日本语'],
  ['km', ''],
  ['ko', '韩文|韩国语|朝鲜语'],
  ['lt', ''],
  ['lv', ''],
  ['mn', ''],
  ['ms', '马来文|bahasa melayu'],
  ['my', ''],
  ['ne', ''],
  ['nl', '荷兰文|flemish'],
  ['no', ''],
  ['pl', '波兰文'],
  ['pt', '葡语|葡文|葡萄牙文'],
  ['ro', ''],
  ['ru', '俄文|俄罗斯语'],
  ['sk', ''],
  ['sl', ''],
  ['sr', ''],
  ['sv', ''],
  ['sw', ''],
  ['ta', ''],
  ['te', ''],
  ['th', '泰文|泰国语'],
  ['tl', '菲律宾语|他加禄语|tagalog'],
  ['tr', '土耳其文'],
  ['uk', ''],
  ['ur', ''],
  ['vi', '越文|越南文|越南话'],
  ['zh', '汉语|普通话|国语|华语|华文|mandarin|mandarin chinese'],
];
/** These are also adjectives of a country: alone they may mean either. */
const latinName = /^[a-z]/;

export const languageEntries: readonly [string, string][] = languageWords.flatMap(([code, names]) => {
  const unicode = ['zh-Hans', 'en'].map(
    lang => new Intl.DisplayNames(lang, { type: 'language', fallback: 'none' }).of(code) ?? '',
  );
  return [...unicode, ...wordsIn(names)].filter(Boolean).map((name): [string, string] => [fold(name), code]);
});
const find = wordList(languageEntries);

const lead = sticky(
  String.raw`(?:(?:会|能)?(?:说|讲)|会|懂|母语是?|语言(?:是|为|要求|:)?|用|使用|以|视频语言(?:是|为)?|(?:(?:who|that|which|can|must|they) )*(?:speak|speaks|speaking|language:?|in|(?:post|posts|posting|content|videos|vlog|vlogs|vlogging|creates?|creating|talk|talks|talking) in)(?![a-z]))[ :]*`,
);
const onlyOwn = sticky(String.raw`[ -](?:speaking|speakers?|language|native speakers?)(?![a-z])`);
const zhTail = sticky('(?:为主|母语|内容|视频|频道|语系|地区|区|圈)');
const join = sticky(' ?(?:or|and|/|和|或|、|,|或者) ?');
/** A language that is taught is a topic. */
const isTaught = sticky(
  String.raw`[ 的]?(?:教学|学习|教育|老师|课|口语|单词|语法|考试|听力)| (?:learn(?:ing|ers?)|teach(?:ing|ers?)|lessons?|class(?:es)?|courses?|grammar|tutors?|tutoring|vocabulary|literature)(?![a-z])`,
);

interface Named {
  codes: string[];
  to: number;
}

function readName(text: string, at: number): Named | undefined {
  const found = find(text, at);
  return found && { codes: [found.value], to: found.to };
}

/** Reads one name after another: Spanish or Portuguese. */
function readNames(text: string, at: number): Named | undefined {
  const first = readName(text, at);
  const rest = first && readNames(text, skip(join, text, first.to));
  return first && rest && skip(join, text, first.to) > first.to
    ? { codes: [...first.codes, ...rest.codes], to: rest.to }
    : first;
}

/** Names that are no adjective of a single country. */
const noCountry = new Set(
  wordsIn(
    'english|arabic|hindi|mandarin|mandarin chinese|tagalog|bahasa|bahasa indonesia|bahasa melayu|farsi|urdu|bengali|bangla|tamil|telugu|hebrew|malay|swahili|flemish|khmer',
  ),
);
const isClear = (name: string) => !latinName.test(name) || noCountry.has(name);
const inAlone = /^in[ :]*$/;
/** In English, but not in Korean skincare. */
const endOfIn = sticky(
  String.raw` ?(?:$|[^a-z ]|(?:with|who|whose|that|and|or|only|from|on|based|in|at|over|under|between|posted|active|has|have|not|please)(?![a-z]))`,
);

export const readLanguage: Reader = ({ text }, at) => {
  if (isLatin(text[at]) && isLatin(text[at - 1])) return undefined;
  const start = skip(lead, text, at);
  const named = start > at ? readNames(text, start) : readName(text, at);
  if (!named || matchAt(isTaught, text, named.to)) return undefined;
  if (inAlone.test(text.slice(at, start)) && !matchAt(endOfIn, text, named.to)) return undefined;
  const end = skip(onlyOwn, text, named.to);
  const isSure = start > at || end > named.to;
  // 泰语 is unambiguous; Thai may be a region, which the region reader decides.
  if (!isSure && !isClear(text.slice(at, named.to))) return undefined;
  return {
    kind: 'language',
    from: at,
    to: skip(zhTail, text, end),
    filters: { language: named.codes.join(',') },
    traits: { isGuarded: !isSure },
  };
};
