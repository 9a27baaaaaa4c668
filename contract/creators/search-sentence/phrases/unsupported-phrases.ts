import { matchAt, sticky } from '../text/match-pattern.ts';
import type { Reader } from '../text/tokens.ts';

const end = '(?![a-z])';
/** To the end of the clause, or to the beginning of another one. */
const zhRest = String.raw`[^,。;、!?\s]*?(?=的[^,。;、!?\s]*(?:博主|达人|网红|账号|号|频道|kol|up主)|[,。;、!?\s]|$)`;
const enRest = String.raw`[^,.;!?|]*?(?=[,;!?|]|\.(?!\d)|$| (?:who|that|with|but|in|on|based|from|and (?:has|have|with|over|at|under|more)) )`;
const enClause = String.raw`[^,.;!?|]*?(?=[,;!?|]|\.(?!\d)|$| (?:who|that|with|but)(?![a-z]))`;

const patterns = [
  // For whom and for what it is.
  `(?:适合|适配|用来|用于|为了|推广|宣传|种草我们|给我们|帮我们(?:推|卖)|配合)${zhRest}`,
  `(?:我们(?:是|要推|想推|主推|的(?:产品|品牌|新品|目标))|我司|产品是|新品是|品牌是|卖点)${zhRest}`,
  `(?:for|to promote|to launch|to sell|to advertise|promoting|suitable for|suited (?:to|for)|perfect for|ideal for|good for|fit for|relevant (?:to|for)) (?:an?|our|my|the|their|this|that|your|upcoming|new|summer|winter|spring|autumn)${end}${enRest}`,
  `(?:(?:that|who|which) )?(?:fits?|match(?:es)?|suits?) (?:our|my|the|a)${end}${enRest}`,
  `(?:we|our company|our brand|our product|i) (?:sell|make|are launching|launch|are selling|is|are an?|produce|offer)${end}${enClause}`,
  // What a creator can or wants to do.
  `(?:能|可以|可(?!可|爱)|会(?![做拍讲说弹唱跳画打玩写教])|愿意|接受|支持)(?!用?邮)${zhRest}`,
  `(?:(?:who|that|which|and) )*(?:can|could|able to|willing to|will|would be able|happy to|ready to|available (?:for|to)|capable of)(?! you| i| we)${end}${enClause}`,
  // The audience.
  `(?:粉丝|受众|观众)(?:的)?(?:画像|群体|人群|年龄|性别|主要|大多|大部分|以|是|来自|为|女性|男性|多为|活跃|粘性|质量|真实)${zhRest}`,
  `(?:受众|观众|目标人群)${zhRest}`,
  String.raw`(?:(?:with|whose|has|have|having|and) )?(?:(?:an?|their|the|mostly|mainly|age|aged|female|male|young|loyal|engaged|adult|gen z|millennial|[\d-]+) )*(?:audiences?|viewers|fan ?base|followers (?:are|is|from|in|aged|mostly|mainly)|demographics?)${end}(?! size)${enClause}`,
  // What is excluded.
  `除(?:了|去|开)?[^,。;、!?\\s]{1,12}?(?:以外|之外|外)(?:的)?`,
  `(?:不要|不想要?|不是|不做|不接|不拍|不在|不属于|不(?!低|超|少|高|多|大|小|到|限)|千?万?别|勿|除了|除开|排除|剔除|避开|非(?!常|遗|洲)|没(?!有?邮)|没有|无(?!锡|线|人机|印)) ?${zhRest}(?:的(?=[,。;、!?\\s]|$))?`,
  `(?:(?:who|that|are|is|do|does|please) )*(?:not|no|without|except(?: for)?|excluding|exclude|avoid|never|don't|doesn't|aren't|isn't|haven't|hasn't|outside|other than|non)${end}${enClause}`,
  `(?:with (?:no|zero|little|few)|free of)${end}${enClause}`,
  // Vague numbers.
  `(?:(?:粉丝|均播|播放|互动率|报价|价格|预算|订阅)(?:量|数)?(?:大概|大约|有|在|约)*)?(?:(?:几|数|好几|上)(?:十|百|千|万)+|十(?:几|多|来)(?:[百千万]|亿)*)(?:个|条|名|位)?(?:粉丝?|播放|元|块)?`,
  `(?:an? few|several|a couple(?: of)?|tens of|hundreds of|dozens of|many|some)(?: hundreds?| thousands?| millions?| dozen)+(?: (?:of|thousands?|millions?))*(?: (?:followers?|subs|subscribers?|views|fans))?${end}`,
  `anything but${end}${enClause}|anyone but${end}${enClause}|everything but${end}${enClause}`,
  `to (?:film|shoot|record|model|style|photograph|cook|design|test|try|review|host|attend|join|visit) (?:our|my|us|the|this|an?|in|at|for|with)${end}${enRest}`,
  `whose (?:mother|father|parents|mom|mum|dad|wife|husband|kids?|children|family|partner|customers|clients|friends)${end}${enClause}`,
  `(?:moved|relocated|migrated|emigrated|fled|came) from${end} [a-z]+`,
  // What they own and film with.
  `(?:who|that) (?:hates?|dislikes?|quit|stopped|gave up|used to|want to|wants to)(?! their)${end}${enClause}`,
  `(?:who|that) collects?${end}${enClause}`,
  `(?:film|shoot|record)(?:s|ing)? (?:with|on)${end}${enRest}`,
  // Where things are made, and places nearby.
  `(?:made|produced|manufactured|imported|shipped|sourced) (?:in|from)${end}${enClause}`,
  `(?:near|close to|next to|nearby)${end}${enClause}`,
  `(?:产自|原产|进口|代购自|(?:发货|仓库|产地|总部|公司|工厂)(?:地|仓)?(?:在|是|从)|寄到|发往|运到|飞往)${zhRest}`,
  String.raw`(?:想去|去过|去|喜欢|热爱|爱)(?=\p{sc=Han})${zhRest}`,
  String.raw`(?:学|教|考)(?=[\p{sc=Han}]{1,5}(?<!口)[语文](?!化))[\p{sc=Han}]{1,5}(?<!口)[语文]`,
  `(?:learn(?:s|ing)?|teach(?:es|ing)?|study(?:ing)?|studies) (?:english|spanish|french|german|chinese|mandarin|japanese|korean|italian|portuguese|russian|arabic|thai|vietnamese|indonesian|turkish|dutch|polish|hindi|languages?)${end}`,
];
const opaque = patterns.map(sticky);

const handle = sticky(String.raw`@[\p{L}\p{N}_.]+|[a-z0-9.]+_[a-z0-9_.]+`);

/** Reads a creator's handle, whatever its words: @foodie_mia. */
export const readHandle: Reader = ({ text }, at) => {
  const found = matchAt(handle, text, at)?.[0];
  return found ? { kind: 'opaque', from: at, to: at + found.length } : undefined;
};

/** Reads a condition that no filter covers, to the end of its clause: nothing in it is interpreted. */
export const readOpaque: Reader = ({ text }, at) => {
  if (/[a-z0-9]/.test(text[at - 1] ?? '') && /[a-z0-9]/.test(text[at] ?? '')) return undefined;
  const ends = opaque.map(pattern => at + (matchAt(pattern, text, at)?.[0].trimEnd().length ?? 0));
  const to = Math.max(...ends);
  return to > at ? { kind: 'opaque', from: at, to } : undefined;
};
