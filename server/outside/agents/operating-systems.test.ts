import { expect, test } from 'vitest';
import { readSystem } from './operating-systems.ts';

test.each([
  ['iOS 19.1', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15'],
  ['iPadOS 17.2', 'Mozilla/5.0 (iPad; CPU OS 17_2 like Mac OS X) AppleWebKit/605.1.15'],
  ['iOS 9.3.1', 'Mozilla/5.0 (iPad; CPU OS 9_3_1 like Mac OS X) AppleWebKit/601.1.46'],
  [
    'iPadOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 CriOS/142 Safari/605.1.15',
  ],
  ['iOS', 'Mail/53 CFNetwork/711.2.23 Darwin/14.0.0'],
  [
    'macOS 10.15.7',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
  ],
  ['macOS', 'Safari/9537.71 CFNetwork/673.0.2 Darwin/13.0.1 (x86_64) (MacBookPro11,1)'],
  ['Android 16', 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'],
  ['Android 2.3.6', 'UCWEB/2.0 (MIDP-2.0; U; Adr 2.3.6; en-US; Iris349i) U2/1.0.0 UCBrowser/9.2.0.419'],
  ['HarmonyOS', 'Mozilla/5.0 (Linux; Android 12; HarmonyOS; TET-AN00) AppleWebKit/537.36'],
  ['HarmonyOS 6.0', 'Mozilla/5.0 (Phone; OpenHarmony 6.0) AppleWebKit/537.36 Chrome/132.0.0.0 ArkWeb/6.0'],
  ['Windows 10/11', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36'],
  ['Windows 7', 'Mozilla/5.0 (Windows NT 6.1; rv:100.0) Gecko/20100101 Firefox/100.0'],
  ['Windows', 'Mozilla/4.0 (compatible; MSIE 6.0; Windows 98)'],
  [
    'Windows Phone 8.1',
    'Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; ARM) like iPhone OS 7_0_3 Mac OS X',
  ],
  ['ChromeOS 13904.66.0', 'Mozilla/5.0 (X11; CrOS x86_64 13904.66.0) AppleWebKit/537.36'],
  ['Linux', 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['FreeBSD', 'Mozilla/5.0 (X11; FreeBSD amd64) AppleWebKit/605.1.15'],
  ['Tizen 4.0', 'Mozilla/5.0 (Linux; Tizen 4.0; SAMSUNG Family Hub) AppleWebKit/537.36'],
  ['webOS', 'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 Chrome/79.0.3945.79 Safari/537.36'],
  ['KaiOS 2.5', 'Mozilla/5.0 (Mobile; Nokia 8110; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5'],
  ['Firefox OS', 'Mozilla/5.0 (Mobile; rv:26.0) Gecko/26.0 Firefox/26.0'],
  ['', 'curl/8.11.0'],
  ['', ''],
])('%s: %s', (expected, agent) => {
  const { system, systemVersion } = readSystem(agent);
  expect(`${system} ${systemVersion}`.trim()).toBe(expected);
});
