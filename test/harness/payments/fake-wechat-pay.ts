import {
  createCipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  createSign,
  createVerify,
} from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { platformSerial, vector } from './wechat-vectors.ts';

/**
 * WeChat Pay as its documentation describes it (API v3), with the keys of the vectors. `Unverified:` marks what the
 * documentation leaves open.
 */
export interface FakeWechatPay {
  url: string;
  /** Bodies and targets of calls with a valid signature. */
  calls: { method: string; target: string; body: string }[];
  /** Responses by target (without query): a status and a body, otherwise 404. */
  answers: Map<string, { status: number; body: string }>;
  /** Corrupts the next response. */
  spoil: 'signature' | 'unsigned' | 'serial' | 'silence' | null;
  /** The serial of its signing certificate. */
  serial: string;
  stop(): Promise<void>;
}

const platformKey = createPrivateKey(vector('platform.key'));
const merchantKey = createPublicKey(vector('merchant.pub'));

/** AEAD_AES_256_GCM with the key of the vectors. */
export function encrypted(clear: string, nonce: string, associatedData: string): string {
  const cipher = createCipheriv('aes-256-gcm', vector('api-v3.key'), nonce);
  cipher.setAAD(Buffer.from(associatedData));
  return Buffer.concat([cipher.update(clear, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64',
  );
}

/** The headers of a message that the service signs at a given time. */
export function signedHeaders(body: string, now: Date, serial = platformSerial): Record<string, string> {
  const [timestamp, nonce] = [String(Math.floor(now.getTime() / 1000)), 'c5ac7061fccab6bf3e254dcf98995b8c'];
  const signature = createSign('RSA-SHA256')
    .update(`${timestamp}\n${nonce}\n${body}\n`)
    .sign(platformKey, 'base64');
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': signature,
    'wechatpay-serial': serial,
  };
}

function isSigned({ method, url, headers }: IncomingMessage, body: string): boolean {
  const parts = new Map(
    [...(headers.authorization ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  const said = `${method}\n${url}\n${parts.get('timestamp')}\n${parts.get('nonce_str')}\n${body}\n`;
  return createVerify('RSA-SHA256')
    .update(said)
    .verify(merchantKey, parts.get('signature') ?? '', 'base64');
}

const certificates = (serial: string) =>
  JSON.stringify({
    data: [
      {
        serial_no: serial,
        effective_time: '2026-01-01T00:00:00+08:00',
        expire_time: '2031-01-01T00:00:00+08:00',
        encrypt_certificate: {
          algorithm: 'AEAD_AES_256_GCM',
          nonce: 'd215b0511e9c',
          associated_data: 'certificate',
          ciphertext: vector('certificate.enc'),
        },
      },
    ],
  });

export async function startFakeWechatPay(now: () => Date): Promise<FakeWechatPay> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeWechatPay = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    answers: new Map(),
    spoil: null,
    serial: platformSerial,
    stop: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const target = request.url ?? '';
    if (!isSigned(request, body))
      return say(response, 401, JSON.stringify({ code: 'SIGN_ERROR', message: '签名错误' }));
    fake.calls.push({ method: request.method ?? '', target, body });
    const [path = ''] = target.split('?');
    if (path === '/v3/certificates') return say(response, 200, certificates(fake.serial));
    const found = fake.answers.get(path);
    if (!found)
      return say(response, 404, JSON.stringify({ code: 'RESOURCE_NOT_EXISTS', message: '订单不存在' }));
    return say(response, found.status, found.body);
  }

  function say(response: ServerResponse, status: number, body: string): void {
    const { spoil } = fake;
    fake.spoil = null;
    if (spoil === 'silence') return void response.destroy();
    const headers = signedHeaders(
      spoil === 'signature' ? `${body} ` : body,
      now(),
      spoil === 'serial' ? 'AA' : fake.serial,
    );
    response.writeHead(status, spoil === 'unsigned' ? {} : headers).end(body);
  }

  return fake;
}

/** The announcement of a bill, and the bill itself. */
export function announceBill(
  fake: FakeWechatPay,
  bill: string,
  hash = createHash('sha1').update(bill).digest('hex'),
): void {
  const reply = {
    hash_type: 'SHA1',
    hash_value: hash,
    download_url: `https://api.mch.weixin.qq.com/v3/billdownload/file?token=x`,
  };
  fake.answers.set('/v3/bill/tradebill', { status: 200, body: JSON.stringify(reply) });
  fake.answers.set('/v3/billdownload/file', { status: 200, body: bill });
}
