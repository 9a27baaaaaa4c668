import { expect, test } from 'vitest';
import { readBrowser } from './browsers.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Chrome 142.0.0.0', chrome],
  ['Edge 142.0.1.2', `${chrome} Edg/142.0.1.2`],
  ['Opera 120.0', `${chrome} OPR/120.0`],
  ['Samsung Internet 29.0', chrome.replace('Chrome/', 'SamsungBrowser/29.0 Chrome/')],
  ['Yandex Browser 25.10', chrome.replace('Safari/', 'YaBrowser/25.10 Safari/')],
  ['Huawei Browser 15.0.9.300', chrome.replace('Safari/', 'HuaweiBrowser/15.0.9.300 Safari/')],
  ['Quark 7.1', chrome.replace('Safari/', 'Quark/7.1 Safari/')],
  ['Safari 19.1', `${iPhone} Version/19.1 Mobile/15E148 Safari/604.1`],
  ['Chrome 142.0', `${iPhone} CriOS/142.0 Mobile/15E148 Safari/604.1`],
  ['WeChat 8.0.60', `${iPhone} Mobile/15E148 MicroMessenger/8.0.60(0x18003c32) NetType/WIFI`],
  ['Firefox 140.0', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Internet Explorer 11.0', 'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko'],
  ['UC Browser 11.1.2.1113', 'UCWEB/2.0 (MIDP-2.0; U; Adr 9; ru) U2/1.0.0 UCBrowser/11.1.2.1113 Mobile'],
  ['Opera Mini 12.0.1987', 'Opera/9.80 (Android; Opera Mini/12.0.1987/37.7327; U; pl) Presto/2.12.423'],
  ['', ''],
  ['', '  '],
])('%s: %s', (expected, agent) => {
  const { browser, browserVersion } = readBrowser(agent);
  expect(`${browser} ${browserVersion}`.trim()).toBe(expected);
});

test.each(['A name of one’s own/1.0', 'Mozilla/5.0 Own/9', `Chrome/${'9'.repeat(300)}`])(
  'invented names are not returned: %s',
  agent => {
    const { browser, browserVersion } = readBrowser(agent);
    expect(browser).toMatch(/^(?:|Chrome|Mozilla)$/);
    expect(browserVersion.length).toBeLessThan(44);
  },
);
