import { fold } from '../../../contract/text-fold.ts';
import { hashtagsIn } from './tags.ts';

/** Hashtags that say "paid for", whole and folded; words that also mean something else are left out. */
const hashtags = new Set(
  [
    'ad ads advert advertisement advertising advertorial paidad sponsored sponsor sponsoredpost sponsoredby spon',
    'sponsoredcontent sponsoredvideo paidpartner paidpartnership paidcollab paidcollaboration paidpromotion',
    'brandpartner brandpartnership',
    '广告 廣告 广告合作 合作 合作推广 商业合作 商務合作 商务合作 品牌合作 推广 推廣 赞助 贊助 恰饭 业配 業配',
    '広告 プロモーション タイアップ 企業案件 提供',
    '광고 협찬 유료광고 유료광고포함',
    'quảngcáo tàitrợ đượctàitrợ',
    'iklan werbung anzeige bezahltepartnerschaft publicité sponsorisé partenariatrémunéré collaborationcommerciale',
    'publicidad patrocinado colaboraciónpagada publi publicidade parceriapaga sponsorizzato pubblicità reklam işbirliği',
    'реклама โฆษณา إعلان اعلان',
  ].flatMap(line => line.split(' ').map(fold)),
);

/** Phrases in running text, folded, between borders of words. */
const phrases =
  /(?<![\p{L}\p{N}])(?<!\bnot a )(?<!\bnot )(?:(?:in )?paid (?:partnership|collaboration|promotion|advertisement)|sponsored by|(?:video|post|content|reel) is sponsored|for sponsoring (?:this|today))(?![\p{L}\p{N}])/u;

/** In Chinese there are no borders: only phrases that nothing else contains. */
const unspacedPhrases =
  /本(?:视频|影片|文|期|内容)(?:包含|含有|含|为|是)?(?:广告|廣告|付费推广)|(?:付费|有偿)合作/u;

/** Without any of these no phrase is there; most captions need no closer look. */
const hint = /paid|sponsor|本|付费|有偿/iu;

/** `#ad-free` and `#ad-hoc` are other words. */
const compound = /[#＃][\p{L}\p{N}_]+-\p{L}[\p{L}\p{N}-]*/gu;

/**
 * Whether a caption says that the post is paid for (product §5), by a whole hashtag or a whole phrase.
 * @param tags the post's hashtags where the source lists them apart
 */
export function discloses(caption: string, tags: readonly string[] = []): boolean {
  const plain = caption.includes('-') ? caption.replace(compound, ' ') : caption;
  if ([...tags, ...hashtagsIn(plain)].some(tag => hashtags.has(fold(tag)))) return true;
  if (!hint.test(plain)) return false;
  const folded = fold(plain).replace(/\s+/g, ' ');
  return phrases.test(folded) || unspacedPhrases.test(folded);
}
