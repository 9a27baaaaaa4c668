import type { z } from 'zod';
import { callSource } from '../source-call.ts';
import { SourceFault } from '../source-fault.ts';
import type { Gate, Permit } from '../source.ts';
import { askClientToken } from './tiktok-oauth.ts';
import { openApi, readOpen } from './open-api.ts';

/** Tokens of clients by gate. They are kept in memory only, since a gate stores the answers that it gets. */
const tokens = new WeakMap<Gate, Map<string, { token: string; until: number }>>();

async function tokenOf(gate: Gate, permit: Permit): Promise<string> {
  const { clientKey = '', clientSecret = '' } = permit.secret;
  const known = tokens.get(gate) ?? new Map<string, { token: string; until: number }>();
  tokens.set(gate, known);
  const kept = known.get(clientKey);
  if (kept && kept.until > permit.now.getTime()) return kept.token;
  const granted = await askClientToken({ id: clientKey, secret: clientSecret }, permit);
  known.set(clientKey, {
    token: granted.access_token,
    until: permit.now.getTime() + granted.expires_in * 900,
  });
  return granted.access_token;
}

export interface LibraryQuestion<S extends z.ZodType> {
  /** Names the request within its scope. */
  name: string;
  path: 'query' | 'detail';
  fields: readonly string[];
  body: object;
  answer: S;
}

/** Asks TikTok's Commercial Content Library once. @throws SourceFault */
export function askLibrary<S extends z.ZodType>(
  gate: Gate,
  { name, path, fields, body, answer }: LibraryQuestion<S>,
): Promise<z.output<S>> {
  return gate.ask(name, { bucket: 'calls', units: 1 }, async permit => {
    const heard = await callSource(
      {
        url: `${openApi}/research/adlib/ad/${path}/?fields=${fields.join(',')}`,
        method: 'POST',
        headers: {
          authorization: `Bearer ${await tokenOf(gate, permit)}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      },
      permit,
    );
    if (heard.status === 401) tokens.delete(gate);
    // Unverified: the answer for an ad that left the library.
    if (path === 'detail' && heard.status === 400) throw new SourceFault('notFound', 'no such ad');
    const value = readOpen(answer, heard, permit.now);
    if (value === null) throw new SourceFault('credential', 'the client may not see the ad library');
    return { value };
  });
}
