import type { Lang } from '../../contract/core/error-texts.ts';
import type { Role } from '../../contract/core/roles/permissions.ts';

/** Who acts: an account of a team. Work of the installation itself has no actor. */
export interface Actor {
  teamId: number;
  accountId: number;
  sessionId: number;
  role: Role;
  /** Of a custom role; `may` (contract/core/roles/permissions.ts) knows those of the others. */
  permissions?: readonly string[];
  isOperator: boolean;
  /** Its team requires a second factor, which it has yet to set up. */
  needsFactor?: boolean;
}

/** Where a request comes from. */
export interface Origin {
  /** The client's IP address. */
  address: string;
  /** Its User-Agent, cut to 300 characters. */
  agent: string;
}

/** What a service needs besides the database: the time, randomness, the caller's language. */
export interface Context {
  now(): Date;
  /** `size` bytes that nobody can guess. */
  randomBytes(size: number): Buffer;
  lang: Lang;
  actor?: Actor;
  /** Absent in jobs and other work that no HTTP request started. */
  from?: Origin;
}

/** The context of somebody who signed in. */
export type SignedIn = Context & { actor: Actor };
