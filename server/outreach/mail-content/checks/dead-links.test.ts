import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askWeb, type WebAsker } from '../../../outside/network/ask-web.ts';
import { deadLinks } from './dead-links.ts';

const answering =
  (statuses: Record<string, number | [number, number]>, asked: string[] = []): WebAsker =>
  async (method, url) => {
    asked.push(`${method} ${url}`);
    const status = statuses[url];
    if (status === undefined) throw new Error('nobody answers');
    return Array.isArray(status) ? (status[method === 'HEAD' ? 0 : 1] ?? 0) : status;
  };

describe('dead links', () => {
  test.each<[string, number | [number, number] | undefined, boolean]>([
    ['answers', 200, false],
    ['refuses HEAD', [405, 200], false],
    ['refuses programs', 403, false],
    ['asks to sign in', 401, false],
    ['has gone', 410, true],
    ['is not found', 404, true],
    ['is not found by HEAD only', [404, 200], false],
    ['is broken', 500, true],
    ['answers nothing', undefined, true],
  ])('one that %s', async (_, status, isDead) => {
    const ask = answering(status === undefined ? {} : { 'https://a.example/': status });
    expect(await deadLinks(['https://a.example/'], ask)).toEqual(isDead ? ['https://a.example/'] : []);
  });

  test('are named once, in their order, those with variables not at all', async () => {
    const asked: string[] = [];
    const links = [
      'https://b.example/',
      'https://a.example/{{creator.id}}',
      'https://a.example/',
      'https://b.example/',
    ];
    expect(await deadLinks(links, answering({}, asked))).toEqual([
      'https://b.example/',
      'https://a.example/',
    ]);
    expect(asked).toHaveLength(4);
  });

  test('are twenty at most, five asked at a time', async () => {
    let [now, max] = [0, 0];
    const ask: WebAsker = async () => {
      max = Math.max(max, ++now);
      await new Promise(setImmediate);
      now--;
      return 404;
    };
    const links = Array.from({ length: 30 }, (_, n) => `https://a.example/${n}`);
    expect(await deadLinks(links, ask)).toEqual(links.slice(0, 20));
    expect(max).toBe(5);
  });
});

describe('the web', () => {
  let server: http.Server;
  let port: number;
  let hits = 0;
  beforeAll(async () => {
    server = http.createServer((_, reply) => {
      hits++;
      reply.end();
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise(resolve => server.close(resolve)));

  test.each([
    '127.0.0.1',
    'localhost',
    '2130706433',
    '0x7f.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '0.0.0.0',
  ])('does not begin at %s', async host => {
    await expect(askWeb('GET', `http://${host}:${port}/`, AbortSignal.timeout(2000))).rejects.toThrow(
      'is no address in the public web',
    );
    expect(hits).toBe(0);
  });

  test('is http', async () => {
    await expect(askWeb('GET', 'file:///etc/passwd', AbortSignal.timeout(2000))).rejects.toThrow(
      'is no address',
    );
  });
});
