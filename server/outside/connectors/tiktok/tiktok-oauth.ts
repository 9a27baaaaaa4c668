import { z } from 'zod';
import type { OwnClient } from '../own-account.ts';
import { callSource, readAnswer, retryAfter, type Heard } from '../source-call.ts';
import { clientFaults, SourceFault } from '../source-fault.ts';
import type { Permit } from '../source.ts';
import { openApi } from './open-api.ts';

export type Way = Pick<Permit, 'through' | 'signal' | 'now'>;

const answerSchema = z.object({ error: z.string().min(1), error_description: z.string().default('') });
const clientToken = z.object({ access_token: z.string().min(1), expires_in: z.number() });
const ownToken = clientToken.extend({ refresh_token: z.string().min(1), scope: z.string() });
export type OwnToken = z.output<typeof ownToken>;

/** Errors after which the creator has to agree again, or the operator has to correct the app's settings. */
const refusals = [
  'access_denied',
  'invalid_client',
  'invalid_grant',
  'invalid_scope',
  'unauthorized_client',
  'access_token_invalid',
];

async function askOauth(
  path: 'token' | 'revoke',
  client: OwnClient,
  form: Record<string, string>,
  way: Way,
): Promise<Heard> {
  const body = new URLSearchParams({ client_key: client.id, client_secret: client.secret, ...form });
  const heard = await callSource({ url: `${openApi}/oauth/${path}/`, method: 'POST', body }, way);
  const fault = answerSchema.safeParse(heard.body).data;
  const text = fault ? `${fault.error} ${fault.error_description}`.slice(0, 200) : `status ${heard.status}`;
  if (heard.status === 429)
    throw new SourceFault('rate', text, { freeAt: retryAfter(heard.headers, way.now) });
  if (heard.status >= 500) throw new SourceFault('temporary', text);
  if (fault || heard.status >= 400) {
    const isRefused = fault ? refusals.includes(fault.error) : heard.status === 401;
    const isOurs = fault !== undefined && clientFaults.includes(fault.error);
    throw new SourceFault(isRefused ? 'credential' : 'permanent', text, { isOurs });
  }
  return heard;
}

/** Exchanges a code or a refresh token for tokens of an account. @throws SourceFault */
export async function askOwnToken(
  client: OwnClient,
  form: Record<string, string>,
  way: Way,
): Promise<OwnToken> {
  return readAnswer(ownToken, (await askOauth('token', client, form, way)).body);
}

/** Requests the app's own token, for data that belongs to no account. @throws SourceFault */
export async function askClientToken(client: OwnClient, way: Way) {
  const { body } = await askOauth('token', client, { grant_type: 'client_credentials' }, way);
  return readAnswer(clientToken, body);
}

/** Revokes a token; one that is no longer valid counts as revoked. @throws SourceFault */
export async function askRevoke(client: OwnClient, token: string, way: Way): Promise<void> {
  await askOauth('revoke', client, { token }, way);
}
