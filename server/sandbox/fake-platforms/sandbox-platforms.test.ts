import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platforms } from '../../../contract/core/platform.ts';
import { inTurn, standInFront } from '../../core/http/request-front.ts';
import { makeSandboxPlatforms, type StandIns } from './sandbox-platforms.ts';

let standIns: StandIns;
let server: Server;
let address = '';

beforeAll(async () => {
  standIns = await makeSandboxPlatforms(200, () => address);
  server = createServer((_, response) => response.end('behind'));
  standInFront(server, inTurn([standIns.front, (_request, _response, next) => next()]));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

test('requests to platforms are answered by them, all others by the product', async () => {
  expect(standIns.platforms.address()).toBe(`${address}/sandbox-platforms`);
  const answer = await fetch(`${standIns.platforms.address()}/nowhere.example/a?b=1`);
  expect([answer.status, await answer.text()]).toEqual([404, 'no such host']);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  for (const path of ['/', '/sandbox-platforms', '/elsewhere/sandbox-platforms/a'])
    expect(await (await fetch(address + path)).text()).toBe('behind');
});

test('they behave as configured', () => {
  const moods = () => new Set(standIns.platforms.moods().map(({ mood }) => mood));
  standIns.platforms.tell('down');
  expect([...moods()].filter(mood => mood !== 'down')).toEqual([]);
  standIns.platforms.tell('well');
  expect([...moods()].filter(mood => mood !== 'well')).toEqual([]);
});

test('links lead to people of one platform, some of whom are new', () => {
  for (const platform of platforms) {
    const found = standIns.platforms.links(platform, 4_000_000_007);
    expect(new Set(found).size).toBe(10);
    expect(found.filter(link => !link.startsWith(`https://${platform}.example/@`))).toEqual([]);
    expect(standIns.platforms.links(platform, 100)).not.toEqual(found);
  }
});
