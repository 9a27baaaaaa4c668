import type { InApp } from '../../../contract/core/agent-kinds.ts';

/** What apps add to the user agent of their built-in browser; the first match counts. */
const apps: readonly [InApp, RegExp][] = [
  ['douyin', /\baweme|\bdouyin/i],
  // Other apps of TikTok's maker have the same built-in browser.
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

/** Other apps, by marks of their own or of the system's web view. */
const otherApp =
  /\balipay|\bdingtalk|\bbaiduboxapp|\bkakaotalk|\bnaver\(|\blinkedinapp|\bbilibili|\bzhihu|\baliapp|\bviber|\bdiscord\/|\bslack\/|\breddit\/|\bflipboard\/|\bGSA\/\d|\bkwai|\bksnebula|\broblox |\bgmmclient\b|; wv\)/i;

/** Returns the app whose built-in browser this is; empty for an ordinary browser. */
export function findInApp(agent: string): InApp | '' {
  return apps.find(([, pattern]) => pattern.test(agent))?.[0] ?? (otherApp.test(agent) ? 'other' : '');
}
