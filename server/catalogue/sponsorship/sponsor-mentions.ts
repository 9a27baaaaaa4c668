import { fold } from '../../../contract/core/text-fold.ts';
import { saysItIsPaid } from './disclosure.ts';

/** A dot inside a handle or an address does not end a sentence. */
const sentenceEnd = /(?<=[.!?…])\s+|(?<=[。！？])|\n+/u;
const mention = /(?<![\p{L}\p{N}_./])[@＠]([\w.]*\w)/gu;

/** "ft. @anna", "📸 @lens.man": a person who took part or took the picture. */
const companion =
  /(?:(?<![\p{L}\p{N}])(?:ft|feat|featuring|photo|photos|video|edit|edited|shot|filmed|music|song|hair|makeup|mua|cr|credits?|dc)|📸|📷|🎥|🎬)[.:]?\s*(?:by:?\s*)?[@＠]([\w.]*\w)/giu;

/** Returns the accounts, folded, that are credited for their part in the post. */
export function companionsIn(caption: string): Set<string> {
  return new Set([...caption.matchAll(companion)].map(([, name = '']) => fold(name)));
}

/** Returns the accounts in the sentences that disclose; spelled as the source lists them, if it does. */
export function mentionsInDisclosure(post: { caption: string; mentions: readonly string[] }): string[] {
  if (!/[@＠]/.test(post.caption)) return [];
  const listed = new Map(post.mentions.map(name => [fold(name).replace(/^@/, ''), name]));
  return post.caption
    .split(sentenceEnd)
    .filter(sentence => /[@＠]/.test(sentence) && saysItIsPaid(sentence))
    .flatMap(sentence => [...sentence.matchAll(mention)].map(([, name = '']) => name))
    .map(name => listed.get(fold(name)) ?? name);
}

/** What comes before a name without an account: "sponsored by Acme", "offert par Acme", "marki Acme". */
const leads = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    'sponsored by|paid (?:partnership|collaboration) with|brought to you by|gifted by|courtesy of|ambassador for',
    'in (?:paid )?partnership with|made possible by|provided by',
    'sponsor(?:is[ée]e?s?|izat[ăa]?|izzat[oa]) (?:par|de|da)|offert(?:e|s|es)? par|partenariat r[ée]mun[ée]r[ée] avec',
    'patrocinad[oa] (?:por|pela|pelo)|colaboraci[óo]n pagada con|parceria paga com|oferecimento de|regalo de',
    'bezahlte(?:r)? (?:partnerschaft|kooperation) mit|(?:unterst[üu]tzt|gesponsert) von|werbung für',
    '(?:mogelijk gemaakt|gesponsord) door|gekregen van|betaalde samenwerking met',
    'spons(?:rad|et) av|sponsoreret af|(?:rekla(?:m|me)|annonse?) för?|f[åa]tt av|gave fra',
    'betal[dt]t? (?:samarbete|samarbeid|samarbejde|partnerskab) med|i samarbete med',
    'disponsori oleh|ditaja oleh|kemitraan berbayar dengan|tài trợ bởi',
    'sponsorem odcinka jest|sponzoruje|sponzorira|mark(?:i|ą)|značk[ay]|бренд|спонсор (?:выпуска|випуску|видео) —',
  ].join('|')})\\s+`,
  'giu',
);
/** "Thanks to Acme for sponsoring", "Merci à Acme de …". */
const thanks =
  /(?<![\p{L}\p{N}])(?:thank you|thanks|merci|gracias|obrigad[oa]|grazie)(?: to| à| a)?\s+(?=[^.!?\n]{1,40} (?:for|de|por|per|pour) )/giu;
/** Up to three capitalised words. */
const capitalised = /^\p{Lu}[\p{L}\p{N}&'’-]*(?: \p{Lu}[\p{L}\p{N}&'’-]*){0,2}/u;
/** "感谢X对本期视频的赞助", "X様より商品をご提供", "X로부터 제품을 제공받아". */
const eastern = [
  /(?:感谢|感謝)([\p{L}\p{N}]{2,12}?)(?:对本|對本|赞助|贊助)/gu,
  /([\p{sc=Katakana}ー・A-Za-z0-9]{2,30})(?:様|さん|さま)?(?:より|から)[^。\n]{0,12}(?:ご提供|提供)/gu,
  /(?<![\p{L}\p{N}])([\p{sc=Hangul}A-Za-z0-9]{2,20}?)으?로부터 [^.\n]{0,24}(?:제공|지원)받/gu,
];
/** Words that begin a sentence or mean no particular person. */
const nobody =
  /^(?:my|me|the|our|your|you|nobody|no one|a|an|업체|브랜드|소속사|회사|업체로|品牌|品牌方|金主|金主爸爸|大家|各位|厂商|廠商|企業|メーカー|ブランド|スポンサー)$/iu;

/** Returns names without an account that the caption calls its sponsor. */
export function sponsorsIn(caption: string): string[] {
  const found = [...caption.matchAll(leads), ...caption.matchAll(thanks)];
  // In a line of capitals only, a capital letter does not indicate a name.
  const western = found
    .filter(([lead]) => lead !== lead.toUpperCase())
    .flatMap(lead => capitalised.exec(caption.slice(lead.index + lead[0].length)) ?? []);
  const others = eastern.flatMap(pattern => [...caption.matchAll(pattern)].map(([, name = '']) => name));
  return [...western, ...others].filter(name => !nobody.test(name));
}
