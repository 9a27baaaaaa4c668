import { requestPublic } from '../network/public-request.ts';

interface Asked {
  method: string;
  headers: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
}

/** Asks an identity provider. It has the form of `fetch`, as libraries take it. */
export type ProviderFetch = (url: string, asked: Asked) => Promise<Response>;

export interface ProviderNetwork {
  fetch: ProviderFetch;
  /** A provider of the sandbox is asked without TLS. */
  allowsHttp: boolean;
}

const agent = 'Starbridge/1.0 (single sign-on)';
const limits = { ms: 10_000, bytes: 1024 * 1024 };
const withoutBody = [204, 205, 304];

function textOf(body: unknown): string | undefined {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new Error('a provider is sent text only');
}

/**
 * Reaches the public web alone, within ten seconds and a megabyte, and follows no redirect.
 * @param isInside the addresses of the sandbox's own providers; everything else has to be public
 */
export const makeProviderFetch =
  (isInside: (url: string) => boolean = () => false): ProviderFetch =>
  async (url, { method, headers, body, signal: stop }) => {
    if (method !== 'GET' && method !== 'POST') throw new Error(`a provider is not asked by ${method}`);
    const time = AbortSignal.timeout(limits.ms);
    const text = textOf(body);
    const reply = await requestPublic(url, {
      method,
      agent,
      headers,
      signal: stop ? AbortSignal.any([stop, time]) : time,
      staysThere: true,
      ...(text !== undefined && { body: text }),
      ...(isInside(url) && { isAllowed: () => true }),
    });
    try {
      const chunks: Buffer[] = [];
      let size = 0;
      for await (const chunk of reply as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > limits.bytes) throw new Error('the answer is too long');
        chunks.push(chunk);
      }
      const status = reply.statusCode ?? 502;
      const answered = Object.entries(reply.headers).map(([name, value]): [string, string] => [
        name,
        [value ?? ''].flat().join(', '),
      ]);
      const content = withoutBody.includes(status) ? null : Buffer.concat(chunks);
      return new Response(content, { status, headers: answered });
    } finally {
      reply.destroy();
    }
  };
