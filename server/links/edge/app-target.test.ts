import { expect, test } from 'vitest';
import { targetFor } from './app-target.ts';
import type { EdgeLink } from './edge-link.ts';

const app = { ios: 'app://ios', android: 'app://android', desktop: 'https://desktop.example/' };
const link: EdgeLink = {
  teamId: 1,
  linkId: 1,
  recipientId: null,
  creatorId: null,
  isOn: true,
  expiresAt: null,
  app,
  target: 'https://shop.example/',
};

const agents = {
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15',
  pixel: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
  harmony: 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 HarmonyOS ArkWeb/4.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0',
  none: '',
};

test.each([
  [agents.iphone, app.ios],
  [agents.ipad, app.ios],
  [agents.pixel, app.android],
  [agents.harmony, app.android],
  [agents.mac, app.desktop],
  [agents.windows, app.desktop],
  [agents.none, app.desktop],
])('%s is led to %s', (agent, target) => {
  expect(targetFor(link, agent)).toBe(target);
  expect(targetFor({ ...link, app: null }, agent)).toBe('https://shop.example/');
});
