import { expect, test } from 'vitest';
import { findInApp } from './in-app-browsers.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const webView =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9 Build/BP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36';

test.each([
  ['tiktok', `${iPhone} Mobile/15E148 musical_ly_34.1.0 JsSdk/2.0 NetType/WIFI BytedanceWebview/d8a21c6`],
  ['tiktok', `${webView} trill_340103 JsSdk/1.0 AppName/trill`],
  ['tiktok', `${webView} musical_ly_2023401020 AppName/musical_ly`],
  ['douyin', `${iPhone} Mobile/15E148 aweme_30.1.0 JsSdk/1.0 BytedanceWebview/d8a21c6`],
  ['instagram', `${iPhone} Mobile/15E148 Instagram 360.0.0.30.80 (iPhone16,1; iOS 19_1; en_US)`],
  ['facebook', `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0.0.33.101]`],
  ['facebook', `${webView} [FB_IAB/FB4A;FBAV/500.0.0.1;]`],
  ['facebook', `${webView} MetaIAB Facebook`],
  ['wechat', `${webView} XWEB/1420 MMWEBSDK/2026 MicroMessenger/8.0.60 Language/zh_CN`],
  ['wechat', `${iPhone} Mobile/15E148 wxwork/4.1.0 MicroMessenger/7.0.1`],
  ['qq', `${iPhone} Mobile/15E148 QQ/9.1.30.601 V1_IPH_SQ_9.1.30 NetType/WIFI`],
  ['weibo', `${iPhone} Mobile/15E148 Weibo (iPhone16,1__weibo__15.1.0__iphone__os19.1)`],
  ['xiaohongshu', `${webView} xhsdiscover/8.70.0 xhs`],
  ['line', `${iPhone} Safari Line/15.1.0`],
  ['snapchat', `${iPhone} Mobile/15E148 Snapchat/13.10.0.45 (like Safari/8619.1)`],
  ['twitter', `${iPhone} Mobile/15E148 Twitter for iPhone/10.70`],
  ['twitter', `${webView} TwitterAndroid`],
  ['pinterest', `${iPhone} Mobile/15E148 [Pinterest/iOS]`],
  ['whatsapp', `${iPhone} Mobile/15E148 WhatsApp/24.1`],
  ['telegram', `${webView} Telegram-Android/11.5.3 (Google Pixel 9; Android 16; SDK 36; HIGH)`],
  ['other', `${iPhone} Mobile/15E148 NewsArticle/10.1.0 BytedanceWebview/d8a21c6`],
  ['other', `${webView} AlipayClient/10.6.0`],
  ['other', `${iPhone.replace(')', '; )')} Version/0.0; GmmClient:google_ios/com.google.Maps/5.38.8/Mobile`],
  [
    'other',
    'Mozilla/5.0 (4096MB; 1280x720; CPH2413; 13) AppleWebKit/537.36 (KHTML, like Gecko) ROBLOX Android App 2.7',
  ],
  ['other', webView],
  ['', `${iPhone} Version/19.1 Mobile/15E148 Safari/604.1`],
  ['', webView.replace('; wv', '').replace('Version/4.0 ', '')],
  ['', 'Mozilla/5.0 (Linux; U; Android 7.1.2; zh-cn) AppleWebKit/537.36 MQQBrowser/8.0 Mobile Safari/537.36'],
  ['', 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Online/1.0'],
])('%s: %s', (app, agent) => {
  expect(findInApp(agent)).toBe(app);
});
