import { performance } from 'node:perf_hooks';
import { callOf, type Values } from '../../../test/harness/app/all-endpoints.ts';
import type { Endpoint } from '../../../contract/core/endpoint.ts';
import { readEnv } from '../../../server/core/settings/env.ts';
import type { RawBody } from './draw/raw-bodies.ts';
import type { Caller } from './world/callers.ts';

/** Without the beginning of an answer, longer is a hang. */
const hangMs = 5000;
/** Of the sandbox, which acts out hours of a world: its clock alone waits eight seconds for what falls due. */
const sandboxHangMs = 15_000;
/** For the rest of an answer: a whole team is sent row by row. */
const restMs = 60_000;

const patienceFor = ({ path }: Endpoint): number =>
  path.startsWith('/office/api/sandbox/') ? sandboxHangMs : hangMs;

export interface Sending {
  endpoint: Endpoint;
  values: Values;
  raw?: RawBody;
  /** The file of an upload. */
  file?: { name: string; content: string | Uint8Array<ArrayBuffer> };
}

export interface Answer {
  /** 0 if there was none. */
  status: number;
  /** Of the envelope; null if the answer is none. */
  code: number | null;
  data: unknown;
  text: string;
  requestId: string;
  ms: number;
  isHang: boolean;
}

/** The calls for tokens take a form, and the name of the client. */
const isTokenCall = ({ path }: Endpoint) => /^\/auth\/(?:oauth|mobile)\/token/.test(path);

const { AUTH_CLIENT_ID: clientId, AUTH_CLIENT_SECRET: clientSecret } = readEnv({});
const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

const fieldText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

const fieldsOf = (body: object): [string, string][] =>
  Object.entries(body).map(([name, value]) => [name, fieldText(value)]);

function formOf({ values, file }: Sending): FormData {
  const form = new FormData();
  for (const [name, value] of fieldsOf(values.body ?? {})) form.append(name, value);
  const { name = 'file.csv', content = 'homepage\nhttps://www.tiktok.com/@someone\n' } = file ?? {};
  form.append('file', new Blob([content]), name);
  return form;
}

type Body = string | FormData | URLSearchParams;

/** What goes over the wire, beside the method and the path. */
function bodyOf(sending: Sending): { body?: Body; type?: string } {
  const { endpoint, values, raw } = sending;
  if (endpoint.method === 'GET') return {};
  if (raw) return { body: raw.content, type: raw.type };
  if (endpoint.fileBytes) return { body: formOf(sending) };
  if (isTokenCall(endpoint)) return { body: new URLSearchParams(fieldsOf(values.body ?? {})) };
  if (!values.body) return {};
  return { body: JSON.stringify(values.body), type: 'application/json' };
}

const envelopeOf = (text: string): { code: number | null; data: unknown } => {
  if (!text.startsWith('{')) return { code: null, data: null };
  try {
    const { code, data } = JSON.parse(text) as { code?: unknown; data?: unknown };
    return { code: typeof code === 'number' ? code : null, data };
  } catch {
    return { code: null, data: null };
  }
};

/** What the server refuses before it has read it all: the connection may break before the refusal is seen. */
function isOversized(path: string, body: Body | undefined): boolean {
  return path.length > 12_000 || (typeof body === 'string' && body.length > 900_000);
}

/**
 * Sends one request over loopback; again if the connection broke, since the server may have closed one that was idle in
 * the same moment.
 */
export async function send(address: string, caller: Caller, sending: Sending): Promise<Answer> {
  const answer = await sendOnce(address, caller, sending);
  return answer.status === 0 && !answer.isHang ? sendOnce(address, caller, sending) : answer;
}

async function sendOnce(address: string, caller: Caller, sending: Sending): Promise<Answer> {
  const { endpoint } = sending;
  const { method, path } = callOf(endpoint, sending.values);
  const { body, type } = bodyOf(sending);
  const authorization = isTokenCall(endpoint) ? basic : caller.token && `Bearer ${caller.token}`;
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  const stop = new AbortController();
  const giveUp = (after: number) => setTimeout(() => stop.abort(), after);
  let timer = giveUp(patienceFor(endpoint));
  try {
    const reply = await fetch(address + path, {
      method,
      headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: stop.signal,
    });
    const ms = took();
    clearTimeout(timer);
    timer = giveUp(restMs);
    const text = await reply.text();
    const requestId = reply.headers.get('x-request-id') ?? '';
    return { status: reply.status, ...envelopeOf(text), text, requestId, ms, isHang: false };
  } catch (error) {
    const isHang = stop.signal.aborted;
    const status = !isHang && isOversized(path, body) ? 413 : 0;
    return { status, code: null, data: null, text: String(error), requestId: '', ms: took(), isHang };
  } finally {
    clearTimeout(timer);
  }
}

/** What was asked for was done, or shown: an error of the business is a 200 as well, with a code. */
export const isDone = ({ status, code }: Answer): boolean =>
  status >= 200 && status < 300 && (code === 0 || code === null);
