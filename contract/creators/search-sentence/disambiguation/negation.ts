import { readFlag } from '../phrases/yes-no-filters.ts';
import { readHashtags } from '../phrases/hashtags.ts';
import { matchAt, skip, sticky } from '../text/match-pattern.ts';
import { readMetric } from '../numbers/metrics.ts';
import type { Reader, Token } from '../text/tokens.ts';
import { readQuotes } from '../phrases/quotes.ts';
import { readSilence } from '../numbers/time-spans.ts';

const flags = new Set(['has_email', 'verified', 'contacted', 'in_list', 'has_ads']);
const outside: Record<string, string> = {
  tags: 'tags_not',
  tags_any: 'tags_not',
  keyword: 'keyword_not',
  keyword_any: 'keyword_not',
};
const bound = /^(.+)_(start|end)$/;

function oppositeOfOne(name: string, value: string): [string, string] | undefined {
  if (flags.has(name)) return [name, value === '1' ? '0' : '1'];
  const [, measure, side] = bound.exec(name) ?? [];
  if (measure) return [`${measure}_${side === 'start' ? 'end' : 'start'}`, value];
  const other = outside[name];
  return other === undefined ? undefined : [other, value];
}

/** The filters for a negated token; undefined if no filter can express it, as for a range or a country. */
function oppositeOf({ filters, opposite }: Token): Record<string, string> | undefined {
  if (opposite) return opposite;
  const [only, ...others] = Object.entries(filters ?? {});
  const found = only && others.length === 0 ? oppositeOfOne(...only) : undefined;
  return found && { [found[0]]: found[1] };
}

const zhBefore = sticky(
  '(?:请|麻烦|就|都|先)*(?:不要|不想要|不想看|不看|不考虑|不需要|不找|不收|排除掉?|去掉|去除|(?:剔|踢|滤|筛|刷|删|划)(?:除|掉|去|出去?)+|过滤掉?|跳过|略过|避开|屏蔽掉?|(?:千万)?别(?:再)?(?:给我|帮我)?(?:推荐|找|选|要|看|列|显示|放)?)(?:那些|这些|所有|任何|那种|已经)*',
);
const enBefore = sticky(
  String.raw`(?:(?:please|but|and|also) )*(?:exclud(?:e|es|ing)|except(?: for)?|without|skip(?:ping)?|no|not|nobody|no one|none|nothing|avoid(?:ing)?|filter(?:ing)? out|leav(?:e|ing) out|weed out|rule out|drop|remove|ignore|minus|other than|hide|i don't (?:want|need)|we don't (?:want|need)|don't (?:want|need|show|include|list|give)|do not (?:want|need|show|include|list))(?![a-z])`,
);
const enMore = sticky(
  String.raw` (?:me|us|my|our|colleagues?|team|of|the|any|all|those|these|ones|one|people|creators?|accounts?|influencers?|anyone|anybody|everyone|everybody|someone|who|who's|that|which|whose|whom|with|having|have|has|is|are|a|an)(?![a-z])`,
);
const spaces = sticky(' *');
const zhThose = sticky('的(?:人|达人|博主|账号|号|网红|红人)?(?![\\p{sc=Han}])|(?:以外|之外)的?');

const inner: readonly Reader[] = [readFlag, readMetric, readHashtags, readQuotes, readSilence];

/** A negation before its object: 不要做过广告的, exclude anyone under 10k followers. */
export const readNegated: Reader = (folded, at): Token | undefined => {
  const { text } = folded;
  const zh = skip(zhBefore, text, at);
  let start = zh > at ? zh : skip(enBefore, text, at);
  for (let more = start; start > at; start = more) {
    const from = skip(spaces, text, start);
    const tokens = inner.flatMap(read => read(folded, from) ?? []);
    const longest = tokens.toSorted((a, b) => b.to - a.to)[0];
    const filters = longest && oppositeOf(longest);
    if (longest && filters) {
      return { kind: 'condition', from: at, to: skip(zhThose, text, longest.to), filters };
    }
    more = skip(enMore, text, start);
    if (longest || more === start) return undefined;
  }
  return undefined;
};

const after = sticky(
  String.raw`(?:的|人|达人|博主|号|账号|那些|一律|一概|统统|通通|全部|全都|全|都|就|请|麻烦|先|给我|帮我|也)*(?:不要|不想要|不用|不看|不考虑|不需要|不行|不收|免谈|除外|排除掉?|去掉|去除|(?:剔|踢|滤|筛|刷|删|划)(?:除|掉|去|出去?)+|过滤掉?|筛出去|略过|跳过|屏蔽掉?|pass|算了|拉黑|别(?:要|看|给我|推荐|显示|放|列|来))(?:了|吧|哈|啊|的|就好|就行|出来|进来)*(?=[,。;、!?\s]|$)|(?:(?:should be|must be|to be|are|is|get) )*(?:excluded|left out|filtered out|not wanted|need not apply)(?![a-z])|的?(?:国家|地区)?(?:以外|之外)的?(?:其他|所有)?`,
);

/** A negation after its object: 联系过的不要. The object is found later. */
export const readNegation: Reader = ({ text }, at) => {
  // A negation on its own applies to what follows: 不要 中国的.
  const isAlone = at === 0 || /[ ,。;、]/.test(text[at - 1] ?? '');
  const found = matchAt(after, text, at)?.[0];
  return found && !(isAlone && text[at + found.length] === ' ')
    ? { kind: 'negation', from: at, to: at + found.length }
    : undefined;
};

const joins = /^(?:和|或|或者|与|跟|及|以及|and|or)$/;
const joined = /^[和跟]/;

/** Reverses the tokens before a negation; if no filter can express it, the clause is not understood. */
export function settleNegation(tokens: readonly Token[], text: string): Token[] {
  const settled: Token[] = [];
  for (const token of tokens) {
    if (token.kind !== 'negation') {
      settled.push(token);
      continue;
    }
    let begin = settled.length;
    const isApart = (one: Token, other: Token) =>
      text.slice(one.to, other.from).includes(' ') && /\p{sc=Han}/u.test(text[other.from] ?? '');
    for (let next = token; begin > 0; begin--) {
      const before = settled[begin - 1] as Token;
      if (before.kind === 'break' || isApart(before, next)) break;
      next = before;
    }
    const clause = settled.splice(begin);
    const last = clause.findLastIndex(({ kind }) => kind !== 'filler');
    const turned = turnedFrom(clause, last, text);
    if (turned === undefined) {
      settled.push({ kind: 'opaque', from: clause[0]?.from ?? token.from, to: token.to });
    } else {
      settled.push(...clause.slice(0, turned), ...clause.slice(turned, last + 1).map(turnedRound));
      settled.push({ kind: 'filler', from: token.from, to: token.to });
    }
  }
  return settled;
}

function turnedRound(token: Token): Token {
  const filters = oppositeOf(token);
  return filters ? { kind: 'condition', from: token.from, to: token.to, filters } : token;
}

/** Returns the first negated token of a clause: the last one, and those joined to it. */
function turnedFrom(clause: readonly Token[], last: number, text: string): number | undefined {
  const token = clause[last];
  if (!token || !oppositeOf(token)) return undefined;
  const join = clause[last - 1];
  const isJoined = join?.kind === 'filler' && joins.test(text.slice(join.from, join.to));
  const before = isJoined ? last - 2 : joined.test(text.slice(token.from)) ? last - 1 : -1;
  return turnedFrom(clause, before, text) ?? last;
}
