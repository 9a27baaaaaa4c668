import { fold } from '../../../core/text-fold.ts';
import { typedBetween } from '../text/folded-text.ts';
import { matchAt, skip, sticky } from '../text/match-pattern.ts';
import type { Reader } from '../text/tokens.ts';

const not = sticky(
  String.raw`(?:(?:(?:but|and) )?(?:do not|don't|does not|doesn't|never|not|without|no|nothing|none|nobody|no one|nor|ban|skip|exclude|excluding|except(?: for)?|avoid|minus)(?: (?:of|anything|anyone|who|that|mentioning|containing|posts?|videos?|content|tagged|use|using|used|uses|tag|tagging|post|posting|the|any|hashtags?|tags?|with))*|(?:但)?(?:不要|不想要|不能|不可以?|不带|不用|不发|不出现|别|勿|排除|不含|不包含|没有|没|无|除了|去掉|剔除|过滤掉?|不打|没打过?)(?:带|打|用|有|过|出现|发|标签|话题|含|是|任何|掉|的)*) ?(?=#)`,
);
const tag = sticky(
  String.raw`#([\p{L}\p{N}\p{M}_]+?)(?=的|标签|话题|(?:和|或者?|与|及|同时)\s?#|[^\p{L}\p{N}\p{M}_]|$)`,
);
const or = sticky(String.raw` ?,? ?(?:or(?![a-z])|/|或者?|任一|\|) ?(?:带|打|用)?(?=#)`);
const and = sticky(
  String.raw` ?(?:,|、|and(?![a-z])|&|\+|和|与|以及|及|plus(?![a-z]))? ?,? ?(?:带|打|用)?(?=#)`,
);
const tail = sticky(' ?的?(?:标签|话题|hashtags?(?![a-z])|tags?(?![a-z]))(?:的)?');

/** Reads hashtags: all of them, any of those joined by or, none of those after not. */
export const readHashtags: Reader = (folded, at) => {
  const { text } = folded;
  const start = skip(not, text, at);
  const tags: string[] = [];
  let isAny = false;
  let to = start;
  for (let found = matchAt(tag, text, start); found;) {
    const name = found.index + 1;
    tags.push(fold(typedBetween(folded, name, name + (found[1] ?? '').length).text));
    to = found.index + found[0].length;
    const isOr = matchAt(or, text, to);
    isAny ||= Boolean(isOr);
    const joined = isOr ?? matchAt(and, text, to);
    found = joined && matchAt(tag, text, to + joined[0].length);
  }
  if (!tags.length) return undefined;
  const name = start > at ? 'tags_not' : isAny ? 'tags_any' : 'tags';
  return { kind: 'condition', from: at, to: skip(tail, text, to), filters: { [name]: tags.join(',') } };
};
