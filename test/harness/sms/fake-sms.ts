import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { aliyunSignature, tencentSignature, type Signed, type SignedRequest } from './sms-signatures.ts';

/** A message accepted for delivery, in the provider's format. */
interface SentSms {
  provider: 'aliyun' | 'tencent';
  phone: string;
  sign: string;
  template: string;
  /** The values of the template as sent. */
  values: unknown;
  region?: string;
  appId?: string;
}

export interface FakeSms {
  /** http://127.0.0.1:port, for both providers. */
  url: string;
  sent: SentSms[];
  /** The number of calls, whatever their results. */
  calls(): number;
  /**
   * The reply to the next calls: a delivery status such as `isv.BUSINESS_LIMIT_CONTROL`, `the call` refused with a
   * code, a reply in a wrong format, or none at all.
   */
  answer(next: Answer): void;
  stop(): Promise<void>;
}

export type Answer = { status: string } | { refusal: string } | { page: string } | 'silence';

interface Keys {
  id: string;
  secret: string;
}

interface Provider {
  signatureOf(request: SignedRequest): Signed | null;
  /** Headers that must be signed if present. */
  mustSign: RegExp;
  codes: { keyId: string; signature: string; time: string };
  /** Milliseconds since 1970. */
  timeOf(request: SignedRequest): number;
  /** Milliseconds by which clocks may differ. */
  tolerance: number;
  messageOf(request: SignedRequest): SentSms;
  delivery(code: string): object;
  refusal(code: string): [status: number, body: object];
}

const aliyun: Provider = {
  signatureOf: aliyunSignature,
  mustSign: /^(host|content-type|x-acs-.+)$/,
  codes: {
    keyId: 'InvalidAccessKeyId.NotFound',
    signature: 'SignatureDoesNotMatch',
    time: 'InvalidTimeStamp.Expired',
  },
  timeOf: ({ headers }) => Date.parse(String(headers['x-acs-date'])),
  tolerance: 15 * 60_000,
  messageOf({ path }) {
    const query = new URL(path, 'http://provider').searchParams;
    const value = (name: string) => query.get(name) ?? '';
    return {
      provider: 'aliyun',
      phone: value('PhoneNumbers'),
      sign: value('SignName'),
      template: value('TemplateCode'),
      values: JSON.parse(value('TemplateParam')) as unknown,
    };
  },
  delivery: Code => ({
    Code,
    Message: Code,
    RequestId: 'F655A8D5',
    ...(Code === 'OK' && { BizId: '9006^0' }),
  }),
  refusal: Code => [
    Code.endsWith('NotFound') ? 404 : 400,
    { Code, Message: 'refused', RequestId: 'F655A8D5' },
  ],
};

interface TencentBody {
  PhoneNumberSet: string[];
  SmsSdkAppId: string;
  SignName: string;
  TemplateId: string;
  TemplateParamSet: string[];
}

const tencent: Provider = {
  signatureOf: tencentSignature,
  mustSign: /^(host|content-type)$/,
  codes: {
    keyId: 'AuthFailure.SecretIdNotFound',
    signature: 'AuthFailure.SignatureFailure',
    time: 'AuthFailure.SignatureExpire',
  },
  timeOf: ({ headers }) => Number(headers['x-tc-timestamp']) * 1000,
  tolerance: 5 * 60_000,
  messageOf({ body, headers }) {
    const fields = JSON.parse(body) as TencentBody;
    return {
      provider: 'tencent',
      phone: fields.PhoneNumberSet.join(),
      sign: fields.SignName,
      template: fields.TemplateId,
      values: fields.TemplateParamSet,
      region: String(headers['x-tc-region']),
      appId: fields.SmsSdkAppId,
    };
  },
  delivery: Code => ({ Response: { SendStatusSet: [{ Code, Message: Code }], RequestId: 'a0aabda6' } }),
  refusal: Code => [200, { Response: { Error: { Code, Message: 'refused' }, RequestId: 'a0aabda6' } }],
};

function providerOf({ headers }: SignedRequest): [provider: Provider, accepted: string] | null {
  if (headers['x-acs-action'] === 'SendSms' && headers['x-acs-version'] === '2017-05-25')
    return [aliyun, 'OK'];
  if (headers['x-tc-action'] === 'SendSms' && headers['x-tc-version'] === '2021-01-11')
    return [tencent, 'Ok'];
  return null;
}

function faultOf(provider: Provider, request: SignedRequest, keys: Keys, now: number): string | null {
  const signed = provider.signatureOf(request);
  if (!signed) return provider.codes.signature;
  if (signed.keyId !== keys.id) return provider.codes.keyId;
  const unsigned = Object.keys(request.headers).filter(
    name => provider.mustSign.test(name) && !signed.signedHeaders.includes(name),
  );
  if (unsigned.length || signed.given !== signed.expected(keys.secret)) return provider.codes.signature;
  return Math.abs(now - provider.timeOf(request)) < provider.tolerance ? null : provider.codes.time;
}

/** Aliyun's and Tencent's SendSms on this machine, with their signature checks. */
export async function startFakeSms(keys: Keys, now = () => Date.now()): Promise<FakeSms> {
  const sent: SentSms[] = [];
  let calls = 0;
  let next: Answer | null = null;

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    calls += 1;
    const { method = '', url = '', headers } = incoming;
    const request = { method, path: url, headers, body: await text(incoming) };
    if (next === 'silence') return;
    const reply = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const [provider, accepted] = providerOf(request) ?? [];
    if (!provider || !accepted) return void reply(404, {});
    if (next && 'page' in next) return void response.writeHead(502).end(next.page);
    const fault = faultOf(provider, request, keys, now());
    if (fault) return void reply(...provider.refusal(fault));
    if (next && 'refusal' in next) return void reply(...provider.refusal(next.refusal));
    if (next) return void reply(200, provider.delivery(next.status));
    sent.push(provider.messageOf(request));
    reply(200, provider.delivery(accepted));
  }

  const server = createServer((incoming, response) => void serve(incoming, response));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    calls: () => calls,
    answer: answer => {
      next = answer;
    },
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
