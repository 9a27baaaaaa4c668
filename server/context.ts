import type { Lang } from '../contract/error-texts.ts';

/** Who acts: an account of a team. Work of the installation itself has no actor. */
export interface Actor {
  teamId: number;
  accountId: number;
  sessionId: number;
  role: 'owner' | 'member';
  isOperator: boolean;
}

/** What a service needs of the world besides the database: time, randomness, the caller's language. */
export interface Context {
  now(): Date;
  /** `size` bytes that nobody can guess. */
  randomBytes(size: number): Buffer;
  lang: Lang;
  actor?: Actor;
}
