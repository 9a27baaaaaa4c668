import { forget, recall, remember } from '../ui/settings/storage.ts';

/** The session's tokens, shared by all tabs through the browser's storage. */
export interface Tokens {
  access: string;
  refresh: string;
}

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

export const readTokens = (): Tokens => ({
  access: recall('token', ''),
  refresh: recall('refresh_token', ''),
});

export function keepTokens({ access, refresh }: Tokens): void {
  remember('token', access);
  remember('refresh_token', refresh);
  tell();
}

export function dropTokens(): void {
  forget('token');
  forget('refresh_token');
  tell();
}

/** Calls back when the tokens may have changed, in this or another tab. */
export function onTokensChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

globalThis.addEventListener?.('storage', tell);
