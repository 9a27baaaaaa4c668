import { z } from 'zod';
import { ProviderRefused, type NoteStep } from './identity-provider.ts';
import type { ProviderFetch } from './provider-fetch.ts';

/** A provider answered with an error of its own; `code` is its number or name, empty for none. */
export class ProviderFault extends ProviderRefused {
  readonly code: string;

  constructor(code: string, reason: string) {
    super(reason);
    this.code = code;
  }
}

interface Question<S extends z.ZodType> {
  /** The name of the step. */
  title: string;
  url: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Sent as JSON by POST. */
  body?: Record<string, string>;
  /** What is used of the answer. */
  answer: S;
}

const secretInAnswers = /^(?:access_?token|refresh_?token|user_ticket)$/i;
/** There a code proves somebody; in an answer it says which error it is. */
const secretInRequests =
  /^(?:corpsecret|client_?secret|app_?secret|access_?token|refresh_?token|user_ticket|code|code_verifier)$/i;

function without(secrets: RegExp, value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inner => without(secrets, inner));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, secrets.test(name) ? '…' : without(secrets, inner)]),
  );
}

const longestNote = 2000;
const noted = (text: string) => (text.length > longestNote ? `${text.slice(0, longestNote)}…` : text);

function requestOf({ url, query = {}, body }: Pick<Question<z.ZodType>, 'url' | 'query' | 'body'>): string {
  const shown = Object.entries(query).map(
    ([name, value]) => `${name}=${secretInRequests.test(name) ? '…' : value}`,
  );
  const address = url + (shown.length ? `?${shown.join('&')}` : '');
  return body ? `POST ${address} ${JSON.stringify(without(secretInRequests, body))}` : `GET ${address}`;
}

const codeSchema = z.union([z.number(), z.string()]).transform(String).optional();
const wordsSchema = z.string().optional();
/** How the three providers say that something went wrong. */
const faultSchema = z.object({
  errcode: codeSchema,
  errmsg: wordsSchema,
  code: codeSchema,
  msg: wordsSchema,
  message: wordsSchema,
  error: wordsSchema,
  error_description: wordsSchema,
});

/** The error in an answer, in the provider's words; null for none. */
function faultIn(status: number, body: unknown): ProviderFault | null {
  const said = faultSchema.safeParse(body).data ?? {};
  const code = said.errcode ?? said.code ?? '';
  if (status < 400 && (code === '' || code === '0')) return null;
  const words = said.errmsg ?? said.error_description ?? said.message ?? said.msg ?? said.error ?? '';
  return new ProviderFault(code, [code, words].filter(Boolean).join(' ') || `HTTP ${status}`);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const whyNot = (error: unknown): string => {
  if (!(error instanceof Error)) return 'no answer';
  return error.name === 'TimeoutError' ? 'no answer in time' : error.message;
};

/**
 * Asks a provider something, and tells what was said.
 * @throws ProviderFault with the provider's error; ProviderRefused if it is not reached or answers something else
 */
export async function askJson<S extends z.ZodType>(
  fetch: ProviderFetch,
  { title, url, query, headers, body, answer }: Question<S>,
  note?: NoteStep,
): Promise<z.output<S>> {
  const { host } = new URL(url);
  const request = requestOf({ url, ...(query && { query }), ...(body && { body }) });
  const tell = (ok: boolean, text: string) => note?.({ title, request, answer: noted(text), ok });
  const address = query ? `${url}?${new URLSearchParams(query).toString()}` : url;
  let status: number;
  let text: string;
  try {
    const reply = await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json; charset=utf-8' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    ({ status } = reply);
    text = await reply.text();
  } catch (error) {
    tell(false, whyNot(error));
    throw new ProviderRefused(`${host}: ${whyNot(error)}`);
  }
  const heard = jsonIn(text);
  const fault = faultIn(status, heard);
  tell(
    heard !== undefined && !fault,
    heard === undefined ? text : JSON.stringify(without(secretInAnswers, heard)),
  );
  if (heard === undefined) throw new ProviderRefused(`${host}: HTTP ${status}, and no JSON`);
  if (fault) throw fault;
  const read = answer.safeParse(heard);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new ProviderRefused(`${host}: the answer lacks ${issue?.path.join('.') || 'what was asked for'}`);
}

/** The base of a provider's addresses: the public one, or that of a private deployment. */
export const baseOf = (issuer: string, publicBase: string): string =>
  issuer.replace(/\/+$/, '') || publicBase;

/** The code with which the browser came back. @throws ProviderRefused if it brings none, or one for somebody else */
export function codeIn(callback: URL, state: string, names: readonly string[] = ['code']): string {
  const { searchParams } = callback;
  if (searchParams.get('state') !== state) throw new ProviderRefused('state');
  const refusal = searchParams.get('error_description') ?? searchParams.get('error');
  if (refusal) throw new ProviderRefused(refusal.slice(0, 300));
  const code = names.map(name => searchParams.get(name)).find(Boolean);
  if (!code) throw new ProviderRefused('no code');
  return code;
}
