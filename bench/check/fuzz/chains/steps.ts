import type { CallOptions } from '../../../../test/harness/app/call-endpoint.ts';
import type { Endpoint, ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { Sending } from '../send.ts';

/** What a chain of sound calls goes through. */
export interface Steps {
  /** Stands in every text. */
  mark: string;
  /** Of the main account that goes through the chain; the password as clients send it. */
  username: string;
  password: string;
  teamId: number;
  /** Differs from chain to chain. */
  turn: number;
  /**
   * Somebody else calls if there is a token.
   * @returns what was answered; null if it was refused, which the report tells by its operation */
  call: <E extends Endpoint>(
    endpoint: E,
    options?: Pick<CallOptions<E>, 'params' | 'query' | 'body' | 'token'> & Pick<Sending, 'file'>,
  ) => Promise<ReplyOf<E> | null>;
}

/** Creators of the sample. */
export const someCreators = { of: 'search', platform: 'tiktok', filter: {}, most: 6 } as const;
