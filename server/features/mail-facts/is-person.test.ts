import { describe, expect, test } from 'vitest';
import { isPerson } from './is-person.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const minute = 60_000;

describe('a hit is by a person', () => {
  test.each([
    ['Chrome', chrome],
    ['Edge', `${chrome} Edg/142.0.0.0`],
    [
      'a phone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
    ],
    ['Thunderbird', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Thunderbird/140.4.0'],
    [
      'Outlook',
      'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 10.0; WOW64; Trident/8.0; Microsoft Outlook 16.0.19328)',
    ],
    ['QQ Mail', `${chrome} QQBrowser/19.5 MicroMessenger/7.0.20`],
    [
      'Cubot, a phone',
      'Mozilla/5.0 (Linux; Android 13; CUBOT_P80) AppleWebKit/537.36 Chrome/139.0 Mobile Safari/537.36',
    ],
  ])('with %s', (_name, agent) => {
    expect(isPerson({ agent, isHead: false }, minute)).toBe(true);
  });

  test.each([
    [0, false],
    [1_999, false],
    [2_000, true],
  ])('%i ms after the mail arrived: %s', (since, expected) => {
    expect(isPerson({ agent: chrome, isHead: false }, since)).toBe(expected);
  });
});

describe('a hit is by a machine', () => {
  test.each([
    ['nothing said', ''],
    ['blanks', '  '],
    ['Apple’s privacy proxy', 'Mozilla/5.0'],
    [
      'Google’s picture proxy',
      'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)',
    ],
    [
      'Google on arrival',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/42.0.2311.135 Safari/537.36 Edge/12.246 Mozilla/5.0',
    ],
    ['Yahoo', 'YahooMailProxy; https://help.yahoo.com/kb/yahoo-mail-proxy-SLN28749.html'],
    ['Barracuda', 'BarracudaCentral.org'],
    ['Office', 'Microsoft Office Existence Discovery'],
    ['a script', 'python-requests/2.32.3'],
    ['curl', 'curl/8.11.0'],
    ['a headless browser', chrome.replace('Chrome', 'HeadlessChrome')],
    ['a bot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ])('%s', (_name, agent) => {
    expect(isPerson({ agent, isHead: false }, minute)).toBe(false);
  });

  test('that asks for the headers only', () => {
    expect(isPerson({ agent: chrome, isHead: true }, minute)).toBe(false);
  });
});
