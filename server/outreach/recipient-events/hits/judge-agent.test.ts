import { describe, expect, test } from 'vitest';
import { isBareWebKit, judgeAgent } from './judge-agent.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const outlook =
  'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 10.0; WOW64; Trident/8.0; .NET4.0E; ms-office; MSOffice 16)';

describe('no sign of automation', () => {
  test.each([
    ['Chrome', chrome],
    ['Edge', `${chrome} Edg/142.0.0.0`],
    [
      'an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
    ],
    [
      'Apple Mail',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)',
    ],
    ['Thunderbird', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Thunderbird/140.4.0'],
    ['QQ Mail', `${chrome} QQBrowser/19.5 MicroMessenger/7.0.20`],
    [
      'WeChat',
      'Mozilla/5.0 (Linux; Android 16; Pixel 9 Build/BP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36 XWEB/1420 MMWEBSDK/2026 MicroMessenger/8.0.60 Language/zh_CN',
    ],
    [
      'a phone called Cubot',
      'Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 Chrome/139.0 Mobile Safari/537.36',
    ],
    [
      'a tablet called Spider',
      'Mozilla/5.0 (Linux; Android 13; Spider 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36',
    ],
    ['HarmonyOS', 'com.huawei.hmos.browser (2in1;OpenHarmony-6.0.2.130;HAD-W24) NetworkSDK/8.0.10.309'],
  ])('%s', (_name, agent) => {
    expect([judgeAgent(agent, 'open'), judgeAgent(agent, 'click')]).toEqual([null, null]);
  });

  test.each([
    ['Outlook', outlook],
    ['Outlook on a phone', 'Outlook-iOS/723.4027091.prod.iphone (4.28.0)'],
    ['the app of Gmail on Android', 'Dalvik/2.1.0 (Linux; U; Android 16; Pixel 9 Build/BP1A)'],
    ['a mail program of iOS', 'MobileMail/3826 CFNetwork/3826.500 Darwin/25.0.0'],
  ])('%s that shows a mail, while it follows no links', (_name, agent) => {
    expect(judgeAgent(agent, 'open')).toBeNull();
    expect(judgeAgent(agent, 'click')?.verdict).toBe('scanner');
  });
});

describe('no person is', () => {
  test.each([
    ['noAgent', ''],
    ['noAgent', '  '],
    ['noAgent', '-'],
    ['gateway', 'BarracudaCentral.org'],
    ['gateway', `${chrome} Mimecast-Scanner`],
    ['gateway', 'Mozilla/5.0 (compatible; CiscoSecureEmail)'],
    ['gateway', 'TMES'],
    ['officeProbe', 'Microsoft Office Existence Discovery'],
    ['linkPreview', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
    ['linkPreview', 'WhatsApp/2.23.20.0'],
    ['linkPreview', `${chrome} BingPreview/1.0b`],
    ['linkPreview', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'],
    ['robot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['robot', chrome.replace('Chrome', 'HeadlessChrome')],
    ['robot', 'python-requests/2.32.3'],
    ['robot', 'curl/8.11.0'],
    ['robot', 'Go-http-client/2.0'],
    ['robot', 'okhttp/4.12.0'],
    ['robot', 'Mozilla/5.0 (compatible)'],
    ['robot', 'Mozilla/4.0'],
    ['robot', 'Some program'],
  ])('%s: %s', (rule, agent) => {
    expect(judgeAgent(agent, 'open')).toEqual({ verdict: 'scanner', rule });
    expect(judgeAgent(agent, 'click')).toEqual({ verdict: 'scanner', rule });
  });

  test.each([
    ['appleProxy', 'Mozilla/5.0'],
    [
      'gmailProxy',
      'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)',
    ],
    [
      'gmailPrefetch',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/42.0.2311.135 Safari/537.36 Edge/12.246 Mozilla/5.0',
    ],
    ['yahooProxy', 'YahooMailProxy; https://help.yahoo.com/kb/yahoo-mail-proxy-SLN28749.html'],
    [
      'mailProxy',
      'Mozilla/5.0 (compatible; Linux x86_64; Mail.RU_Bot/Img/2.0; +http://go.mail.ru/help/robots)',
    ],
    ['mailProxy', 'YandexImageResizer/2.0'],
  ])('a proxy of pictures, %s, which follows no links', (rule, agent) => {
    expect(judgeAgent(agent, 'open')).toEqual({ verdict: 'proxy', rule });
    expect(judgeAgent(agent, 'click')).toEqual({ verdict: 'scanner', rule: 'robot' });
  });
});

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)', true],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    true,
  ],
  [chrome, false],
  ['Mozilla/5.0', false],
])('%s fetches as Apple’s mail programs do: %s', (agent, expected) => {
  expect(isBareWebKit(agent)).toBe(expected);
});
