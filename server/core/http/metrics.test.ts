import { expect, it } from 'vitest';
import { makeLog } from '../log.ts';
import { readEnv } from '../settings/env.ts';
import { makeServer } from './fastify-server.ts';
import { serveMetrics } from './metrics.ts';

interface Asked {
  from: string;
  headers?: Record<string, string>;
  token?: string;
}

async function statusOf({ from, headers = {}, token = '' }: Asked): Promise<number> {
  const env = readEnv({ LOG_LEVEL: 'silent', TRUST_PROXY: 'on' });
  const app = await makeServer(env, makeLog(env));
  serveMetrics(app, token);
  const { statusCode } = await app.inject({ url: '/metrics', remoteAddress: from, headers });
  await app.close();
  return statusCode;
}

const authorization = 'Bearer the-token';

it.each<[string, Asked, number]>([
  ['this machine', { from: '127.0.0.1' }, 200],
  ['this machine by IPv6', { from: '::1' }, 200],
  ['elsewhere', { from: '192.0.2.1' }, 403],
  [
    'elsewhere, with a forged header',
    { from: '192.0.2.1', headers: { 'x-forwarded-for': '127.0.0.1' } },
    403,
  ],
  ['elsewhere, by a proxy here', { from: '127.0.0.1', headers: { 'x-forwarded-for': '192.0.2.1' } }, 403],
  [
    'elsewhere, forged by a proxy here',
    { from: '127.0.0.1', headers: { 'x-forwarded-for': '127.0.0.1' } },
    403,
  ],
  ['elsewhere, by a proxy with X-Real-IP', { from: '::1', headers: { 'x-real-ip': '192.0.2.1' } }, 403],
  ['elsewhere, by a proxy with Forwarded', { from: '::1', headers: { forwarded: 'for=192.0.2.1' } }, 403],
  ['elsewhere, by a proxy with Via', { from: '::1', headers: { via: '1.1 proxy' } }, 403],
  ['a holder of the token', { from: '192.0.2.1', headers: { authorization }, token: 'the-token' }, 200],
  ['this machine without the token', { from: '127.0.0.1', token: 'the-token' }, 403],
])('are read from %s or not', async (_who, asked, status) => {
  expect(await statusOf(asked)).toBe(status);
});
