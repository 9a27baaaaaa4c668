import { type FoldedText, typedBetween } from '../text/folded-text.ts';
import { matchAt, skip, sticky } from '../text/match-pattern.ts';
import type { Reader, Token } from '../text/tokens.ts';

const zhAfter = sticky(
  '(?:最近|近期|之前|以前|曾经?|已经?)*(?:(?:和|跟|与|给|为|帮|同|替)(?=[^,。、]{1,40}?(?:合作过|合作了|打过广告|做过(?:广告|推广|宣传)|推广过|带过货|代言过|发过广告|接过广告))|合作过的?(?:品牌)?[:]?|代言过|推广过|带过货的?品牌[:]?|接过(?=[^,。、 ]{1,20}的?(?:广告|推广|商单))|打过(?=[^,。、 ]{1,20}的?广告)|做过(?=[^,。、 ]{1,20}的?(?:广告|推广|商单)))',
);
const zhEnd = sticky(
  ' ?(?:都|也)?(?:合作过|合作了|打过广告|做过(?:广告|推广|宣传)|推广过|带过货|代言过|发过广告|接过广告|的?(?:广告|推广|商单)|过)?(?:的|了)?',
);
const enLead = sticky(
  String.raw`(?:(?:who|that|which|have|has|had|ever|previously|already|recently|who've|they've|been) )*(?:(?:worked|collaborated|partnered|teamed up|cooperated|collabed|did (?:a )?collabs?|collabs?|collaborations?|brand deals?|partnerships?) with|advertised(?: for)?|promoted|endorsed|sponsored by|(?:did|done|made|posted|ran|run) (?:ads?|adverts|sponsored (?:posts?|content)|promotions?) (?:for|with)|partners? of|ambassadors? (?:of|for)) `,
);
const enEnd = sticky(
  String.raw`(?: (?:before|already|recently|previously|in the past|ever|in the (?:last|past) (?:year|12 months)))+(?![a-z])`,
);
const sep = sticky(String.raw` ?(?:和|与|、|/|或者?|以及|及|,? ?(?:and|or)(?![a-z])|&(?= )) ?`);
const generic =
  /品牌|我们|同类|竞品|商家|公司|客户|大牌|什么|其他|他们|机构|别的|哪|^(?:recently|before|already|previously|things|products?|brands?|us|our|companies|agencies|others?|clients?|kids|children|animals?|an?|the|any|many|several|similar|big|luxury|local|people|me|them|competitors?|it|clay|wood|metal|leather|fabric)$/;

const latinBrand = sticky(String.raw`[\p{sc=Latin}\p{N}][\p{sc=Latin}\p{N}&'’.+-]*`);
const hanBrand = sticky(
  String.raw`[\p{sc=Han}]+?(?=的|和|与|或|及|以及|都|合作|打过|做过|推广|带过|代言|发过|接过|广告|[^\p{sc=Han}]|$)`,
);
const isCapital = /^(?:\p{Lu}|\p{N})/u;

interface Brand {
  name: string;
  to: number;
}

/** A Latin name continues while its words are capitalised; a lower-case name is a single word. */
function readLatin(folded: FoldedText, at: number): Brand | undefined {
  let to = skip(latinBrand, folded.text, at);
  if (to === at) return undefined;
  const isName = (from: number, end: number) => isCapital.test(typedBetween(folded, from, end).text);
  if (isName(at, to)) {
    for (let next = to; ; to = next) {
      const start = skip(sticky(' '), folded.text, to);
      next = start > to ? skip(latinBrand, folded.text, start) : to;
      if (next === start || next === to || !isName(start, next)) break;
    }
  }
  return { name: typedBetween(folded, at, to).text.replace(/[.'’]+$|['’]s$/u, ''), to };
}

function readHan(folded: FoldedText, at: number): Brand | undefined {
  const to = skip(hanBrand, folded.text, at);
  return to > at ? { name: typedBetween(folded, at, to).text, to } : undefined;
}

function readNames(
  folded: FoldedText,
  at: number,
  isChinese: boolean,
): { names: string[]; to: number } | undefined {
  const brand = readLatin(folded, at) ?? (isChinese ? readHan(folded, at) : undefined);
  if (!brand || generic.test(brand.name.toLowerCase())) return undefined;
  const joined = matchAt(sep, folded.text, brand.to)?.[0];
  const start = brand.to + (joined?.length ?? 0);
  const isNext =
    isChinese || isCapital.test(typedBetween(folded, start, start + 1).text) === isCapital.test(brand.name);
  const rest = joined && isNext ? readNames(folded, start, isChinese) : undefined;
  return rest ? { names: [brand.name, ...rest.names], to: rest.to } : { names: [brand.name], to: brand.to };
}

const spaces = sticky(' *');

/** Reads brands that creators advertised: 合作过 SHEIN 和 Temu, who worked with Anker. */
export const readBrands: Reader = (folded, at): Token | undefined => {
  const { text } = folded;
  const chinese = matchAt(zhAfter, text, at)?.[0];
  const lead = chinese ?? matchAt(enLead, text, at)?.[0];
  if (!lead) return undefined;
  const found = readNames(folded, skip(spaces, text, at + lead.length), chinese !== undefined);
  if (!found) return undefined;
  const to = skip(
    chinese === undefined ? enEnd : zhEnd,
    text,
    skip(chinese === undefined ? sticky('') : spaces, text, found.to),
  );
  return { kind: 'condition', from: at, to, filters: { brands: found.names.join(',') } };
};
