import type { z } from 'zod';
import type { Endpoint } from '../../contract/core/endpoint.ts';

/** What any call may say, whatever its endpoint. */
export interface SendOptions {
  /** Sends the body as a form, as the token call requires. */
  form?: boolean;
  headers?: Record<string, string>;
  /** Where an error is shown: in a toast, or by the page itself (its error state, or beside the fields of its form). */
  errorDisplay?: 'toast' | 'page';
  /** This call gets tokens itself: its 401 is final, and no refresh can help. */
  signsIn?: boolean;
  /**
   * Cancels the call when its page is left: every reading query passes the `signal` of TanStack Query, which aborts
   * with the last page that uses it. A changing call is never cancelled: it continues on another page, and its result
   * is shown there.
   */
  signal?: AbortSignal;
  /** Called with the sent share of the body, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** `'platform' | 'id'` of `/kol/api/creators/:platform/:id`. */
type ParamOf<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamOf<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

type Params<E extends Endpoint> = [ParamOf<E['path']>] extends [never]
  ? { params?: never }
  : { params: Record<ParamOf<E['path']>, string | number> };

/** Left out where nothing of it is required. */
type Optional<Name extends string, Value, Other = never> = object extends Value
  ? { [key in Name]?: Value | Other }
  : { [key in Name]: Value | Other };

type Query<E extends Endpoint> = E extends { query: infer S extends z.ZodObject }
  ? Optional<'query', z.input<S>, URLSearchParams>
  : { query?: never };

/** A file is sent as FormData. */
type Body<E extends Endpoint> = E extends { fileBytes: number }
  ? { body: FormData }
  : E extends { body: infer S extends z.ZodObject }
    ? Optional<'body', z.input<S>>
    : { body?: never };

/** The values that an endpoint wants, by its path and its schemas, and how the call is made. */
export type CallOptions<E extends Endpoint> = SendOptions & Params<E> & Query<E> & Body<E>;

/** The arguments are optional if nothing is required. */
export type CallArguments<E extends Endpoint> =
  object extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];
