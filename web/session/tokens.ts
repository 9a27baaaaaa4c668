import { forget, recall, remember } from './storage.ts';

/** The session's tokens, shared by all tabs of the browser through its storage (spec §3). */
export interface Tokens {
  access: string;
  refresh: string;
}

export const readTokens = (): Tokens => ({
  access: recall('token', ''),
  refresh: recall('refresh_token', ''),
});

export function keepTokens({ access, refresh }: Tokens): void {
  remember('token', access);
  remember('refresh_token', refresh);
}

export function dropTokens(): void {
  forget('token');
  forget('refresh_token');
}
