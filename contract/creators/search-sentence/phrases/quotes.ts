import { type FoldedText, typedBetween } from '../text/folded-text.ts';
import { matchAt, skip, sticky } from '../text/match-pattern.ts';
import type { Reader } from '../text/tokens.ts';

const where =
  '(?:简介|名字|名称|昵称|标题|账号|主页|签名|个人介绍|文案)(?:里面?|中|上|内)?(?:面)?(?:都|要|必须)?';
const bio = String.raw`(?:(?:who|whose|that|with|in|on|the|their|a|an) )*(?:bios?|profiles?|names?|description|handle)(?: (?:that|which))?`;
const has = '(?:有|写着|写了|写|提到过?|提及|包含|包括|含有?|带有?|出现|是)+';
const enHas = String.raw`(?:mentions?|mentioning|contains?|containing|includes?|including|says?|saying|has|have|having|with)`;
const theWord = String.raw`(?:the |any of )?(?:words?|keywords?|phrases?|terms?|text)`;

const lead = sticky(
  String.raw`(?:${where}${has}|${has}|关键词(?:是|为|有)?[:]?|搜(?:索)?|${bio} ${enHas}(?: ${theWord})?|(?:(?:who|that) )?(?:with|mention|mentions|mentioning|containing|using|use) ${theWord}|(?:(?:who|that) )?(?:mention|mentions|mentioning)|keywords?:?|${theWord}:?) ?`,
);
const notLead = sticky(
  String.raw`(?:(?:不要|排除|去掉|剔除|过滤掉?)${where}${has}|(?:${where})?(?:不含有?|不要(?:带有?|有|提到|含有?|包含|出现)?|不带有?|不包含|不包括|没有|别带|排除|没提到过?|不提|不能有|不出现|没写|剔除|去掉))(?:关键词|字样)? ?|(?:${bio} )?(?:without|(?:do(?:es)?n't|do(?:es)? not|not|never|no) ?(?:mention(?:ing|s)?|contain(?:ing|s)?|include|including|say|have|use)?|excluding|exclude)(?: ${theWord})? `,
);
const pairs: Record<string, string> = {
  '"': '"',
  '“': '”',
  '「': '」',
  '『': '』',
  '«': '»',
  '‘': '’',
  '《': '》',
};
const or = sticky(String.raw` ?,? ?(?:或者?|or(?![a-z])|/|\|) ?`);
const and = sticky(String.raw` ?(?:和|与|、|以及|,|and(?![a-z])|&|\+)? ?`);
const tail = sticky(
  String.raw` ?(?:的?(?:这个|这些|等)?(?:关键词|字样|字眼|词|字)(?:的)?| ?(?:is |are )?(?:anywhere )?in (?:(?:the|their|its) )?(?:bios?|profiles?|names?|description)(?![a-z]))`,
);

interface Quoted {
  words: string[];
  isAny: boolean;
  to: number;
}

/** The values of a filter are separated by commas, so commas are removed from a quotation. */
function typed(folded: FoldedText, from: number, to: number): string {
  return typedBetween(folded, from, to).text.replaceAll(/[,，]/g, ' ').trim();
}

function readOne(folded: FoldedText, at: number): { word: string; to: number } | undefined {
  const closing = pairs[folded.text.charAt(at)];
  const end = closing === undefined ? -1 : folded.text.indexOf(closing, at + 1);
  if (end <= at + 1) return undefined;
  const word = typed(folded, at + 1, end);
  return word ? { word, to: end + 1 } : undefined;
}

function readQuoted(folded: FoldedText, at: number): Quoted | undefined {
  const first = readOne(folded, at);
  if (!first) return undefined;
  const isOr = matchAt(or, folded.text, first.to);
  const joined = isOr ?? matchAt(and, folded.text, first.to);
  const rest = joined && readQuoted(folded, first.to + joined[0].length);
  if (!rest) return { words: [first.word], isAny: false, to: first.to };
  return { words: [first.word, ...rest.words], isAny: rest.isAny || Boolean(isOr), to: rest.to };
}

const bareLead = sticky(
  String.raw`关键词(?:是|为|有)?:? ?|${where}${has}|${bio} (?:mentions?|contains?|says?|includes?)(?: ${theWord})? |(?:with|mention|mentions|mentioning|containing) the (?:word|keyword) |keywords?:? `,
);
const bareNotLead = sticky(
  String.raw`(?:${where})(?:不含有?|不要(?:带|有|提到)|不带|不包含|没有|没提到)|(?:${bio} )?(?:without|not containing|not mentioning|(?:do(?:es)?n't|do(?:es)? not) (?:mention|contain|include|say)) the (?:word|keyword) `,
);
const bareWord = sticky(String.raw`(?:[\p{sc=Han}]+?(?=的|[^\p{sc=Han}]|$)|[\p{sc=Latin}\p{N}'-]+)`);

function readBare(folded: FoldedText, at: number, start: number): { word: string; to: number } | undefined {
  const found = start > at ? matchAt(bareWord, folded.text, start) : null;
  const to = start + (found?.[0].length ?? 0);
  return found ? { word: typed(folded, start, to), to } : undefined;
}

/** Reads words that must, may or must not occur, in quotation marks or after 关键词, the word. */
export const readQuotes: Reader = (folded, at) => {
  const { text } = folded;
  const spoken = (name: string, words: readonly string[], separator: string, to: number) =>
    ({
      kind: 'condition',
      from: at,
      to: skip(tail, text, to),
      filters: { [name]: words.join(separator) },
    }) as const;
  const negated = readQuoted(folded, skip(notLead, text, at));
  if (negated && skip(notLead, text, at) > at) return spoken('keyword_not', negated.words, ',', negated.to);
  const quoted = readQuoted(folded, skip(lead, text, at)) ?? readQuoted(folded, at);
  if (quoted?.isAny) return spoken('keyword_any', quoted.words, ',', quoted.to);
  if (quoted) return spoken('keyword', quoted.words, ' ', quoted.to);
  const bareNot = readBare(folded, at, skip(bareNotLead, text, at));
  if (bareNot) return spoken('keyword_not', [bareNot.word], ',', bareNot.to);
  const bare = readBare(folded, at, skip(bareLead, text, at));
  return bare && spoken('keyword', [bare.word], ' ', bare.to);
};
