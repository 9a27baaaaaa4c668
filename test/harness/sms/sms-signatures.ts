import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A request as received. */
export interface SignedRequest {
  method: string;
  /** With its query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The signer, the signed parts, and the expected signature for a secret. */
export interface Signed {
  keyId: string;
  signedHeaders: string[];
  given: string;
  expected(secret: string): string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text);

function canonicalRequest(
  request: SignedRequest,
  query: string,
  names: string[],
  hostOf = (host: string) => host,
) {
  const [path] = request.path.split('?');
  const headers = names.map(name => {
    const value = String(request.headers[name] ?? '').trim();
    return `${name}:${name === 'host' ? hostOf(value) : value}\n`;
  });
  return [request.method, path, query, headers.join(''), names.join(';'), sha256(request.body)].join('\n');
}

/** RFC 3986: only letters, digits and `-_.~` stay unescaped. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function sortedQuery(path: string): string {
  const { searchParams } = new URL(path, 'http://provider');
  const pairs = [...searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return pairs.toSorted((a, b) => (a < b ? -1 : 1)).join('&');
}

/** ACS3-HMAC-SHA256, after "Request syntax and signature method V3" of Alibaba Cloud's help. */
export function aliyunSignature(request: SignedRequest): Signed | null {
  const pattern = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/;
  const [, keyId, list, given] = pattern.exec(request.headers.authorization ?? '') ?? [];
  if (!keyId || !list || !given) return null;
  const signedHeaders = list.split(';');
  const canonical = canonicalRequest(request, sortedQuery(request.path), signedHeaders);
  const toSign = `ACS3-HMAC-SHA256\n${sha256(canonical)}`;
  return { keyId, signedHeaders, given, expected: secret => hmac(secret, toSign).digest('hex') };
}

/**
 * TC3-HMAC-SHA256, after "Signature v3" of Tencent Cloud's API documents. There the host is signed as called; the SDK
 * leaves the port out, and takes the service's name from the first label of the host.
 */
export function tencentSignature(request: SignedRequest): Signed | null {
  const pattern =
    /^TC3-HMAC-SHA256 Credential=([^/]+)\/([\d-]+)\/([^/]+)\/tc3_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const [, keyId, , , list, given] = pattern.exec(request.headers.authorization ?? '') ?? [];
  if (!keyId || !list || !given) return null;
  const host = String(request.headers.host).replace(/:\d+$/, '');
  const service = host.split('.')[0] ?? '';
  const seconds = Number(request.headers['x-tc-timestamp']);
  const day = new Date(seconds * 1000).toISOString().slice(0, 10);
  const signedHeaders = list.split(';');
  const canonical = canonicalRequest(request, '', signedHeaders, () => host);
  const toSign = ['TC3-HMAC-SHA256', seconds, `${day}/${service}/tc3_request`, sha256(canonical)].join('\n');
  const expected = (secret: string) => {
    const key = [service, 'tc3_request'].reduce(
      (last, text) => hmac(last, text).digest(),
      hmac(`TC3${secret}`, day).digest(),
    );
    return hmac(key, toSign).digest('hex');
  };
  return { keyId, signedHeaders, given, expected };
}
