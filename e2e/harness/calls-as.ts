import type { Tokens } from './sign-in.ts';

/** Calls the running product as an account, to prepare data. @returns the data of the response */
export async function callAs<T>(
  address: string,
  { access }: Tokens,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<T> {
  const answer = await fetch(address + path, {
    method,
    headers: {
      authorization: `Bearer ${access}`,
      'accept-language': 'zh',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: T };
  if (code) throw new Error(`${method} ${path}: ${code} ${msg}`);
  return data;
}

export interface Known {
  id: number;
  name: string;
  handle: string;
}

/** Up to twenty TikTok creators of the catalogue. */
export async function someCreators(address: string, tokens: Tokens, count: number): Promise<Known[]> {
  const path = '/kol/api/creators?platform=tiktok';
  return (await callAs<{ creators: Known[] }>(address, tokens, 'GET', path)).creators.slice(0, count);
}

/** Creates a list shared with the team. @returns its id */
export async function makeList(address: string, tokens: Tokens, name: string): Promise<number> {
  const list = { name, color: 2, visibility: 'team' };
  return (await callAs<{ id: number }>(address, tokens, 'POST', '/kol/api/lists', list)).id;
}
