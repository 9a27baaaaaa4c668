import { describe, expect, test } from 'vitest';
import { findBotReason, isRobot } from './robots.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const chrome = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36`;
const android = (model: string, more = '') =>
  `Mozilla/5.0 (Linux; Android 13; ${model}) ${webKit} Chrome/139.0.0.0 Mobile Safari/537.36${more}`;
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('a program', () => {
  test.each([
    ['noAgent', ''],
    ['noAgent', '   '],
    ['noAgent', '-'],
    ['preview', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
    ['preview', 'WhatsApp/2.23.20.0'],
    ['preview', 'TelegramBot (like TwitterBot)'],
    ['preview', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'],
    ['preview', `${chrome} BingPreview/1.0b`],
    ['preview', 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)'],
    ['preview', 'facebookexternalhit/1.1;line-poker/1.0'],
    ['headless', chrome.replace('Chrome', 'HeadlessChrome')],
    ['headless', 'Mozilla/5.0 (Unknown; Linux x86_64) AppleWebKit/538.1 (KHTML, like Gecko) PhantomJS/2.1.1'],
    ['headless', `${chrome} Playwright/1.50`],
    ['library', 'curl/8.11.0'],
    ['library', 'okhttp/4.12.0'],
    ['library', 'python-requests/2.32.3'],
    ['library', 'Python/3.13 aiohttp/3.11.0'],
    ['library', 'Go-http-client/2.0'],
    ['library', 'Java/21.0.2'],
    ['library', 'Apache-HttpClient/4.5.14 (Java/17.0.9)'],
    ['library', 'aws-sdk-nodejs/2.141.0 win32/v8.4.0'],
    ['robot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    [
      'robot',
      `${android('Nexus 5X Build/MMB29P')} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
    ],
    [
      'robot',
      'SAMSUNG-SGH-E250/1.0 Profile/MIDP-2.0 (compatible; Googlebot-Mobile/2.1; +http://www.google.com/bot.html)',
    ],
    ['robot', `${android('Pixel 9', ' Bytespider')}; spider-feedback@bytedance.com`],
    ['robot', 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)'],
    ['robot', `${iPhone} Mobile/15E148 MicroMessenger/7.0.12 wechatdevtools qcloudcdn-xinan`],
    ['robot', `${android('Nexus 5X')} DuplexWeb-Google/1.0`],
    ['robot', `${iPhone} Mobile/15E148 Safari/604.1 SyntheticsAgent/1670084315573`],
    ['robot', 'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (compatible; TvBot/1.0)'],
    ['robot', 'Mozilla/5.0 (Laravel Reaver .env Presence)'],
    ['robot', 'Mozilla/5.0 (compatible)'],
    ['robot', 'Mozilla/5.0'],
    ['robot', 'Some program'],
  ])('%s: %s', (reason, agent) => {
    expect(findBotReason(agent)).toBe(reason);
    expect(isRobot(agent)).toBe(true);
  });
});

describe('a person', () => {
  test.each([
    ['Chrome', chrome],
    ['Edge', `${chrome} Edg/142.0.0.0`],
    ['Internet Explorer', 'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0; chromeframe/8.0)'],
    [
      'Windows Phone',
      'Mozilla/5.0 (compatible; MSIE 9.0; Windows Phone OS 7.5; Trident/5.0; IEMobile/9.0; HTC; Radar)',
    ],
    ['an iPhone', `${iPhone} Version/19.1 Mobile/15E148 Safari/604.1`],
    ['an app of an iPhone that says nothing of itself', `${iPhone} Mobile/15E148`],
    ['a phone called Cubot', android('CUBOT P80')],
    ['a phone called Spider', android('Spider 8 Build/TP1A.220624.014')],
    ['a phone called Newsday', android('Newsday_A1')],
    ['a phone called ViewSonic', android('ViewSonic V500 Build/KVT49L')],
    ['a phone with a line in its name', android('CG|EON Blaze GOLD')],
    ['TikTok', `${iPhone} Mobile/15E148 musical_ly_34.1.0 BytedanceWebview/d8a21c6`],
    ['TikTok on a Cubot', android('CUBOT P80; wv', ' trill_340103 BytedanceWebview/d8a21c6')],
    ['Facebook', `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0.0.33.101;FBDV/iPhone15,2]`],
    ['Facebook, newer', android('Pixel 10 Pro; wv', ' MetaIAB Facebook')],
    [
      'Instagram of a Cubot',
      android('X20 PRO; wv', ' Instagram 237.0.0.7.102 Android (28/9; CUBOT; X20 PRO)'),
    ],
    [
      'WeChat',
      android('Pixel 9; wv', ' XWEB/1420 MMWEBSDK/2026 MicroMessenger/8.0.60 Process/tools Language/zh_CN'),
    ],
    ['WhatsApp’s own browser', `${iPhone} Mobile/15E148 WhatsApp/24.1`],
    [
      'Opera Mini',
      'Opera/9.80 (J2ME/MIDP; Opera Mini/4.2.14912Mod.By.www.example.com/22.387; U; en) Presto/2.5.25',
    ],
    [
      'UC Browser',
      'UCWEB/2.0 (MIDP-2.0; U; Adr 9; ru; Redmi_Note_8) U2/1.0.0 UCBrowser/11.1.2.1113 U2/1.0.0 Mobile',
    ],
    [
      'a television of VIDAA',
      `Mozilla/5.0 (Linux; Android 11; 55A6K) ${webKit} Chrome/108.0 Safari/537.36 VIDAA/7.0(Hisense;SmartTV;55A6K;server) discovery`,
    ],
    [
      'a television of NETTV',
      'Opera/9.70 (Linux armv6l ; U; CE-HTML/1.0 NETTV/2.0.2; en;) Presto/2.2.1 detect',
    ],
    [
      'a television with the portal of Zeasn',
      `Mozilla/5.0 (Linux; U; compatible; whaletv/3.1; com.zeasn.browser) ${webKit} Safari/537.36 Zeasn|feed`,
    ],
    [
      'a monitor that is a television',
      `Mozilla/5.0 (SMART-TV; Linux; Tizen 7.0) ${webKit} Safari/537.36 Smart Monitor M7`,
    ],
    [
      'a box of MAG',
      'Mozilla/5.0 (QtEmbedded; U; Linux; C) AppleWebKit/533.3 MAG200 stbapp ver: 2 rev: 250; tools',
    ],
    [
      'a television of Google',
      `Mozilla/5.0 (Linux; GoogleTV 4.0.4; LG Build/0) ${webKit} Chrome/11.0 Safari/534.24`,
    ],
    ['a box beside one', 'Mozilla/5.0 (compatible; Roku/DVP-12.0; |stb|)'],
    ['the web view of an app with news', `${iPhone} AppleNews/608.0.1 Version/2.0.1`],
    ['the web view of an app for feeds', `${iPhone} Mobile/15E148 FeedReader/2.1 (detect)`],
    ['an app that a list calls a crawler', `${iPhone} Mobile/15E148 PayPal/8.20`],
    ['an app for radar on Android', android('Pixel 9; wv', ' StormRadar/3.0.com')],
    ['HarmonyOS', 'com.huawei.hmos.browser (2in1;OpenHarmony-6.0.2.130;HAD-W24) NetworkSDK/8.0.10.309'],
    ['a name of a device', 'iPhone16ProMax'],
    ['an agent with plus signs', chrome.replaceAll(' ', '+')],
  ])('%s', (_name, agent) => {
    expect(findBotReason(agent)).toBe('');
    expect(isRobot(agent)).toBe(false);
  });
});
