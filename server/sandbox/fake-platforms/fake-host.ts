import type { PlatformMood } from '../../../contract/core/sources/source-codes.ts';
import type { People } from './fake-people.ts';

/** A request in the form that a fake host takes. */
export interface FakeRequest {
  method: string;
  host: string;
  /** Without query: `/youtube/v3/channels`. */
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  /** A form as it is sent, or JSON. */
  body: string;
}

export interface FakeReply {
  status: number;
  headers?: Record<string, string>;
  /** Text is sent unchanged (HTML), anything else as JSON. */
  body: unknown;
}

export interface FakeWorld {
  people: People;
  now(): Date;
  /** The base address of the fakes, such as `http://127.0.0.1:1234`, for links among them. */
  address(): string;
}

/** One host of a platform. */
export interface FakeHost {
  answer(request: FakeRequest): FakeReply;
  /** The replies that each mood causes. */
  moods: Partial<Record<Extract<PlatformMood, 'quota' | 'rate' | 'refused'>, FakeReply>>;
}

export type FakeHosts = Record<string, FakeHost>;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): FakeReply => ({
  status,
  headers,
  body,
});
