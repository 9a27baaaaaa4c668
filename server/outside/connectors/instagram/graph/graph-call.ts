import type { z } from 'zod';
import type { Answer, Cost, Permit } from '../../source.ts';
import { callSource, readAnswer } from '../../source-call.ts';
import { graphFault } from './graph-fault.ts';
import { restAfter } from './rate-usage.ts';

/** Supported until two years after its release; a call without a version uses the one that the app once chose. */
const graphVersion = 'v23.0';

export const oneCall: Cost = { bucket: 'calls', units: 1 };

/** An answer with the time at which it was given, since it may be replayed later. */
export interface Answered<T> {
  value: T;
  seenAt: string;
}

export interface GraphRequest {
  host: 'graph.facebook.com' | 'graph.instagram.com';
  /** The path after the version: `/me/media`. */
  path: string;
  query: Record<string, string>;
}

/**
 * Calls the Graph API once, and obeys its usage headers. The token is in the address, as in all of Meta's examples.
 * @throws SourceFault
 */
export async function askGraph<S extends z.ZodType>(
  schema: S,
  { host, path, query }: GraphRequest,
  permit: Permit,
): Promise<Answer<Answered<z.output<S>>>> {
  const signed = new URLSearchParams({ ...query, access_token: permit.secret['accessToken'] ?? '' });
  const heard = await callSource(
    { url: `https://${host}/${graphVersion}${path}?${signed.toString()}` },
    permit,
  );
  const fault = graphFault(heard, permit.now);
  if (fault) throw fault;
  const value = readAnswer(schema, heard.body);
  return {
    value: { value, seenAt: permit.now.toISOString() },
    restUntil: restAfter(heard.headers, permit.now),
  };
}
