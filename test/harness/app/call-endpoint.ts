import { createHash } from 'node:crypto';
import type { BodyInputOf, Endpoint, QueryInputOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import { makeChallenge, type ProofOfWork } from '../../../server/core/auth/proof-of-work.ts';
import type { Context } from '../../../server/core/context.ts';
import type { Db } from '../../../server/core/db/database.ts';
import { sendPhoneCode } from '../../../server/identity/phone-codes/service.ts';
import type { TestApp } from './test-app.ts';
import { callOf } from './all-endpoints.ts';

export interface Answer<Data> {
  status: number;
  code: number;
  msg: string;
  /** Of a success. */
  data: Data;
  /** Names of the invalid fields. */
  fields: string[];
  /** The raw text. */
  text: string;
}

export interface CallOptions<E extends Endpoint> {
  token?: string;
  params?: Record<string, unknown>;
  query?: QueryInputOf<E>;
  body?: BodyInputOf<E>;
  headers?: Record<string, string>;
}

/** Calls an endpoint of the contract over HTTP and reads its envelope. */
export async function callApp<E extends Endpoint>(
  app: TestApp,
  endpoint: E,
  { token, headers, params, query, body }: CallOptions<E> = {},
): Promise<Answer<ReplyOf<E>>> {
  const values = { ...(params && { params }), ...(query && { query }), ...(body && { body }) };
  const asked = callOf(endpoint, values);
  const reply = await app.inject({ ...asked, ...(token && { token }), ...(headers && { headers }) });
  // Pages load no picture of another host: replies say where we show it (server/catalogue/pictures/picture-addresses.ts).
  if (reply.body.includes('https://pictures.example/'))
    throw new Error(`${endpoint.path} names a picture at its source`);
  const envelope = reply.json<{ code: number; msg: string; data: unknown }>();
  const refused = envelope.code === 0 ? null : (envelope.data as { fields?: { field: string }[] } | null);
  return {
    status: reply.statusCode,
    code: envelope.code,
    msg: envelope.msg,
    data: envelope.data as ReplyOf<E>,
    fields: refused?.fields?.map(({ field }) => field) ?? [],
    text: reply.body,
  };
}

/** The number that solves a challenge. */
export function solve(challenge: string, bits: number): string {
  for (let number = 0; ; number++) {
    const hash = createHash('sha256').update(`${challenge}:${number}`).digest();
    if (hash.readUInt32BE() >>> (32 - bits) === 0) return String(number);
  }
}

/** The solution of an easy challenge, for as many codes as a test needs. */
export async function easyWork(db: Db, ctx: Context, phone: string): Promise<ProofOfWork> {
  const challenge = await makeChallenge(db, ctx, `phone code ${phone}`, 1);
  return { challenge, proof: solve(challenge, 1) };
}

/** A code as the text message would deliver it. */
export async function codeFor(db: Db, ctx: Context, phone: string): Promise<string> {
  let sent = '';
  const sms = { sendCode: async ({ code }: { code: string }) => void (sent = code) };
  const from = { address: `for ${phone}`, agent: '' };
  await sendPhoneCode(db, { ...ctx, from }, sms, { phone, work: await easyWork(db, ctx, phone) });
  return sent;
}
