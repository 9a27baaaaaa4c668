import type { CallOptions } from '../../../../test/harness/app/call-endpoint.ts';
import type { Endpoint, ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { Sending } from '../send.ts';

type Options<E extends Endpoint> = Pick<CallOptions<E>, 'params' | 'query' | 'body' | 'token'> &
  Pick<Sending, 'file'>;

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
  /** Of the product, e.g. `http://127.0.0.1:40123`. */
  address: string;
  /** By the clock of the sandbox. */
  now: () => Date;
  /**
   * Somebody else calls if there is a token.
   * @returns what was answered; null if it was refused, which the report tells by its operation */
  call: <E extends Endpoint>(endpoint: E, options?: Options<E>) => Promise<ReplyOf<E> | null>;
  /** A call that is to be refused. @returns what the refusal tells */
  refused: <E extends Endpoint>(endpoint: E, options?: Options<E>) => Promise<unknown>;
  /** Looks again until there is something. @returns null if there was nothing for more than a minute */
  until: <T>(look: () => Promise<T | null | undefined>) => Promise<T | null>;
}

/** Creators of the sample. */
export const someCreators = { of: 'search', platform: 'tiktok', filter: {}, most: 6 } as const;
