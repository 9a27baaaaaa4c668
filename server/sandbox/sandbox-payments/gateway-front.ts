import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createVerify } from 'node:crypto';
import * as answers from './gateway-answers.ts';
import type { Answer, GatewayWorld } from './gateway-answers.ts';
import { GatewayError, gatewayErrors } from './gateway-errors.ts';
import { gatewayPlace, type SandboxKeys } from './gateway-keys.ts';
import { signedHeaders } from './seal-messages.ts';

export interface GatewayParts {
  world: () => Promise<GatewayWorld>;
  onFault: (error: unknown) => void;
}

/** Older requests are refused. */
const windowSeconds = 300;
const maxBytes = 64 * 1024;

interface Request {
  method: string;
  /** Without the gateway's base path. */
  target: string;
  authorization: string;
  body: string;
}

/** @throws GatewayError SIGN_ERROR unless the merchant signed it just now */
function checkSignature(
  keys: SandboxKeys,
  { method, target, authorization, body }: Request,
  now: Date,
): void {
  const scheme = 'WECHATPAY2-SHA256-RSA2048 ';
  const refuse = (why: string) => new GatewayError('SIGN_ERROR', `错误的签名,验签失败:${why}`);
  if (!authorization.startsWith(scheme)) throw refuse('Authorization');
  const parts = Object.fromEntries(
    [...authorization.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  ) as Record<string, string | undefined>;
  if (parts.mchid !== keys.merchantId) throw refuse('mchid');
  if (parts.serial_no !== keys.merchantSerial) throw refuse('serial_no');
  const seconds = Number(parts.timestamp);
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= windowSeconds)) throw refuse('timestamp');
  const said = `${method}\n${target}\n${parts.timestamp}\n${parts.nonce_str}\n${body}\n`;
  const signature = parts.signature ?? '';
  if (!createVerify('RSA-SHA256').update(said).verify(keys.merchantPublicKey, signature, 'base64'))
    throw refuse('signature');
}

const ofOrder = /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)(\/close)?$/;
const ofRefund = /^\/v3\/refund\/domestic\/refunds\/([^/]+)$/;

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new GatewayError('PARAM_ERROR', '请求体不是合法的 JSON');
  }
}

async function answerTo(world: GatewayWorld, { method, target, body }: Request): Promise<Answer> {
  const { pathname, searchParams } = new URL(target, 'http://gateway');
  const query = Object.fromEntries(searchParams);
  const [, orderNumber, closing] = ofOrder.exec(pathname) ?? [];
  const [, refundNumber] = ofRefund.exec(pathname) ?? [];
  switch (`${method} ${pathname}`) {
    case 'POST /v3/pay/transactions/native':
      return answers.answerBegin(world, parsed(body));
    case 'POST /v3/refund/domestic/refunds':
      return answers.answerRefund(world, parsed(body));
    case 'GET /v3/certificates':
      return answers.answerCertificates(world);
    case 'GET /v3/bill/tradebill':
      return answers.announceBill(world, query);
    case 'GET /v3/billdownload/file':
      return answers.fetchBill(world, query);
  }
  if (orderNumber && closing && method === 'POST')
    return answers.answerClose(world, decodeURIComponent(orderNumber), parsed(body));
  if (orderNumber && !closing && method === 'GET') {
    if (query.mchid !== world.keys.merchantId) throw new GatewayError('PARAM_ERROR', '参数错误:mchid');
    return answers.answerQuery(world, decodeURIComponent(orderNumber));
  }
  if (refundNumber && method === 'GET')
    return answers.answerRefundQuery(world, decodeURIComponent(refundNumber));
  throw new GatewayError('RESOURCE_NOT_EXISTS', '接口不存在');
}

async function readRequest(request: IncomingMessage): Promise<Request> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes)
    throw new GatewayError('INVALID_REQUEST', '请求体过大');
  return {
    method: request.method ?? '',
    target: (request.url ?? '').slice(gatewayPlace.length),
    authorization: request.headers.authorization ?? '',
    body: await text(request),
  };
}

/** Returns status and body of the gateway's reply. @throws errors that are not the gateway's own */
async function saidTo(world: GatewayWorld, request: IncomingMessage): Promise<[number, string]> {
  try {
    const asked = await readRequest(request);
    checkSignature(world.keys, asked, world.ctx.now());
    const answer = await answerTo(world, asked);
    return answer === undefined ? [204, ''] : [200, answer];
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return [gatewayErrors[error.code], JSON.stringify({ code: error.code, message: error.message })];
  }
}

async function handle(
  { world: current, onFault }: GatewayParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const world = await current();
    const [status, body] = await saidTo(world, request);
    const headers = signedHeaders(world.keys, world.ctx, body);
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(body);
  } catch (error) {
    onFault(error);
    response.writeHead(500).end(JSON.stringify({ code: 'SYSTEM_ERROR', message: '系统异常,请稍后重试' }));
  }
}

/** The sandbox's gateway, in front of the application: answers requests below its path. */
export const gatewayFront =
  (parts: GatewayParts) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (!request.url?.startsWith(`${gatewayPlace}/`)) return next();
    void handle(parts, request, response);
  };
