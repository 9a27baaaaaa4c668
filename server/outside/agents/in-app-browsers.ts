import type { InApp } from '../../../contract/core/agent-kinds.ts';

/** What apps write into the user agent of the browser inside of them; the first that fits. */
const apps: readonly [InApp, RegExp][] = [
  ['douyin', /\baweme|\bdouyin/i],
  // Other apps of TikTok's maker lend the same browser.
  ['other', /\bnewsarticle|\btoutiao|\blark\/|\bfeishu|\bcapcut/i],
  ['tiktok', /musical_ly|\btrill[_/]|bytedance_?webview|bytelocale|\btiktok/i],
  ['instagram', /\binstagram\b/i],
  ['whatsapp', /\bwhatsapp/i],
  ['facebook', /\bFB(?:AN|AV|_IAB)\b|\bMetaIAB Facebook|\bMessenger(?:ForiOS|LiteForiOS)/],
  ['weibo', /weibo/i],
  ['xiaohongshu', /xiaohongshu|\bxhs/i],
  ['wechat', /micromessenger|\bwxwork/i],
  ['qq', /\bqq\/\d|\bqqtheme|\bqzone/i],
  ['line', /\bline\/\d/i],
  ['snapchat', /\bsnapchat/i],
  ['twitter', /\btwitter(?:android| for |\/)/i],
  ['pinterest', /\bpinterest/i],
  ['telegram', /\btelegram/i],
];

/** Other apps, by their own marks or by those of the browser that systems lend to apps. */
const otherApp =
  /\balipay|\bdingtalk|\bbaiduboxapp|\bkakaotalk|\bnaver\(|\blinkedinapp|\bbilibili|\bzhihu|\baliapp|\bviber|\bdiscord\/|\bslack\/|\breddit\/|\bflipboard\/|\bGSA\/\d|\bkwai|\bksnebula|; wv\)/i;

/** The app of a person's browser, or empty when it is a browser of its own. */
export function findInApp(agent: string): InApp | '' {
  return apps.find(([, pattern]) => pattern.test(agent))?.[0] ?? (otherApp.test(agent) ? 'other' : '');
}
