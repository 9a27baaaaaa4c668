import { describe, expect, test } from 'vitest';
import { readAgent } from './read-agent.ts';

const nothing = {
  system: '',
  systemVersion: '',
  browser: '',
  browserVersion: '',
  device: '',
  app: '',
};

test.each([
  [
    'TikTok on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 musical_ly_34.1.0 BytedanceWebview/d8a21c6',
    { system: 'iOS', systemVersion: '19.1', device: 'phone', app: 'tiktok', botReason: '' },
  ],
  [
    'a phone called after a program, a browser and a system',
    'Mozilla/5.0 (Linux; Android 13; Phantom Edge BlackBerry S60 iPhone) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36',
    { system: 'Android', systemVersion: '13', browser: 'Chrome', device: 'phone', app: '', botReason: '' },
  ],
  [
    'a system that stands where the model does',
    'Mozilla/5.0 (Linux; Android 12; HarmonyOS; TET-AN00; HMSCore 6.12.4.312) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0.4844.88 HuaweiBrowser/14.0.5.301 Mobile Safari/537.36',
    { system: 'HarmonyOS', browser: 'Huawei Browser', browserVersion: '14.0.5.301', botReason: '' },
  ],
  [
    'a robot that says what it runs on',
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    { system: 'Android', systemVersion: '6.0.1', device: 'phone', app: '', botReason: 'robot' },
  ],
  [
    'a preview in the name of an app',
    'Mozilla/5.0 (iPhone) AppleWebKit/605 facebookexternalhit/1.1 Instagram 1.0',
    { app: '', botReason: 'preview' },
  ],
  ['nothing', '', { ...nothing, botReason: 'noAgent' }],
  ['what says nothing', '-', { ...nothing, botReason: 'noAgent' }],
] as const)('%s', (_name, agent, expected) => {
  expect(readAgent(agent)).toMatchObject(expected);
});

test.each([
  ['phone', 'Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'],
  ['tablet', 'Mozilla/5.0 (Linux; Android 16; SM-X710) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'],
  [
    'tablet',
    'Mozilla/5.0 (Linux; Android 11; Lenovo Tab) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
  ],
  ['tablet', 'Mozilla/5.0 (iPad; CPU OS 18_2 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'],
  ['phone', 'Mozilla/5.0 (Phone; OpenHarmony 6.0) AppleWebKit/537.36 Chrome/132.0.0.0 ArkWeb/6.0 Mobile'],
  [
    'desktop',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
  ],
  ['desktop', 'Mozilla/5.0 (X11; CrOS x86_64 13904.66.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'],
  ['desktop', 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Tablet PC 2.0; Trident/5.0)'],
  ['tv', 'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 Chrome/79.0.3945.79 Safari/537.36'],
  [
    'tv',
    'Mozilla/5.0 (Linux; Android 9; AFTMM Build/PS7233) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
  ],
  ['other', 'Mozilla/5.0 (PlayStation; PlayStation 5/6.00) AppleWebKit/605.1.15'],
  [
    'phone',
    'Mozilla/5.0 (Linux; Android 8.1.0; Tesla_SP9_2) AppleWebKit/537.36 Chrome/93.0 Mobile Safari/537.36',
  ],
  ['', 'curl/8.11.0'],
])('runs on %s: %s', (device, agent) => {
  expect(readAgent(agent).device).toBe(device);
});

/** 500 characters are kept of a header; each agent repeats what patterns look for without ever completing a match. */
describe('takes no longer for an agent made to delay it', () => {
  test.each([
    'a',
    ' ',
    '1',
    '(',
    '; ',
    ';',
    '_',
    '.',
    '/1.0',
    'a.com.',
    'a@a-',
    '1.1',
    'compatible; a ',
    '; compatible;',
    '(linux; android;',
    '(Linux; Android 1; ',
    ' build/',
    'Mozilla/5.0 (',
    'Mac OS X 1_',
    'macintosh ',
    'ipad os ',
    'cfnetwork/darwin/',
    '-sdk',
    'Chrome/1 Safari/1 ',
    'version/1 ',
    'bot',
    'MSIE 1; ',
    'http:',
    'Opera Mini/',
    '- ',
    'Aa1',
  ])('%s', part => {
    const agents = ['', 'Mozilla/5.0 (Linux; Android 9; ', 'Mozilla/5.0 ('].map(begin =>
      (begin + part.repeat(500)).slice(0, 500),
    );
    // The best of several runs, since other work on the machine can slow some of them.
    const times = Array.from({ length: 5 }, () => {
      const began = performance.now();
      for (const agent of agents) readAgent(agent);
      return performance.now() - began;
    });
    expect(Math.min(...times)).toBeLessThan(300);
  });
});
