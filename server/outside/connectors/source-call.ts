import type { z } from 'zod';
import type { Permit } from './source.ts';
import { SourceFault } from './source-fault.ts';

export interface SourceRequest {
  /** The official address, with its query. */
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: URLSearchParams | string;
}

/** A response before it is judged. `body` is undefined if it is not JSON. */
export interface Heard {
  status: number;
  headers: Headers;
  body: unknown;
}

const longest = 8 * 1024 * 1024;
const patience = 20_000;

/** Returns the address to call; in the sandbox `<through>/host/path`, since one server stands in for all platforms. */
export function addressOf(url: string, through: string | null): string {
  if (through === null) return url;
  const { host, pathname, search } = new URL(url);
  return `${through}/${host}${pathname}${search}`;
}

/**
 * Makes one request. Throws only SourceFaults: `temporary` if no complete answer came in time. Secrets are in addresses
 * and headers only, which no fault repeats.
 */
export async function callSource(
  asked: SourceRequest,
  { through, signal }: Pick<Permit, 'through' | 'signal'>,
): Promise<Heard> {
  const ended = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
  const response = await fetch(addressOf(asked.url, through), {
    method: asked.method ?? 'GET',
    headers: { accept: 'application/json', ...asked.headers },
    ...(asked.body !== undefined && { body: asked.body }),
    redirect: 'error',
    signal: ended,
  }).catch((error: unknown) => {
    throw new SourceFault('temporary', ended.aborted ? 'no answer in time' : reasonOf(error), {
      wasAsked: ended.aborted || !neverSent(error),
    });
  });
  const text = await readText(response).catch((error: unknown) => {
    if (error instanceof SourceFault) throw error;
    throw new SourceFault('temporary', ended.aborted ? 'no answer in time' : 'the answer broke off');
  });
  return { status: response.status, headers: response.headers, body: parsed(text) };
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += (chunk as Uint8Array).length;
    if (size > longest) throw new SourceFault('permanent', 'the answer is too long');
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const codeOf = (error: unknown) => (error as { cause?: { code?: string } }).cause?.code ?? '';
const reasonOf = (error: unknown) => codeOf(error) || 'no connection';
/** Returns whether the connection failed before anything was sent. */
const neverSent = (error: unknown) =>
  ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(codeOf(error));

/** Reads `Retry-After` in seconds or as a date (RFC 9110 §10.2.3). @returns null without one */
export function retryAfter(headers: Headers, now: Date): Date | null {
  const text = headers.get('retry-after');
  if (text === null) return null;
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  const at = Number.isNaN(seconds) ? Date.parse(text) : now.getTime() + seconds * 1000;
  return Number.isNaN(at) ? null : new Date(at);
}

/**
 * Checks an answer and returns the part that is used.
 * @throws SourceFault temporary if it is not JSON (an incomplete answer), permanent for JSON of another shape
 */
export function readAnswer<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  if (body === undefined) throw new SourceFault('temporary', 'the answer is no JSON');
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new SourceFault('permanent', `the answer has another form: ${issue?.path.join('.') || 'all of it'}`);
}
