import type { PlatformMood } from '../../../contract/core/sources/source-codes.ts';
import type { People } from './fake-people.ts';

/** A request as a platform sees it. */
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
  /** Text goes as it is (HTML), anything else as JSON. */
  body: unknown;
}

export interface FakeWorld {
  people: People;
  now(): Date;
  /** Where the fakes stand, such as `http://127.0.0.1:1234`, for links among them. */
  address(): string;
}

/** One host of a platform. */
export interface FakeHost {
  answer(request: FakeRequest): FakeReply;
  /** Its own words for what a mood makes it say. */
  moods: Partial<Record<Extract<PlatformMood, 'quota' | 'rate' | 'refused'>, FakeReply>>;
}

export type FakeHosts = Record<string, FakeHost>;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): FakeReply => ({
  status,
  headers,
  body,
});
