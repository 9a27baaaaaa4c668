import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { Front } from '../../core/http/request-front.ts';
import { startRounds, type Rounds } from '../../core/jobs/polling-rounds.ts';
import type { Secrets } from '../../core/auth/sealed-secrets.ts';
import { gatewayFront } from './front.ts';
import { keysOnce } from './keys.ts';
import { deliverNotices } from './notices.ts';

export interface SandboxGatewayParts {
  db: Db;
  secrets: Secrets;
  makeContext: () => Context;
  /** Under which people reach the product; asked each time anew: a free port is known late. */
  publicUrl: () => string;
  onFault: (error: unknown) => void;
}

/** WeChat Pay as the sandbox has it: stands before the application, and notifies from a worker. */
export interface SandboxGateway {
  front: Front;
  /** Tells what was paid, until the returned is stopped; beside any number of processes that do the same. */
  startNotifying(everyMs?: number): Rounds;
}

export function makeSandboxGateway(parts: SandboxGatewayParts): SandboxGateway {
  const { db, makeContext, publicUrl, onFault } = parts;
  const keys = keysOnce(parts);
  const world = async () => ({ db, ctx: makeContext(), keys: await keys(), publicUrl: publicUrl() });
  return {
    front: gatewayFront({ world, onFault }),
    startNotifying: (everyMs = 1000) =>
      startRounds(
        {
          notices: async () => {
            const known = await keys();
            while (await deliverNotices(db, makeContext(), known));
          },
        },
        { everyMs, begin: round => round(), onFailure: onFault },
      ),
  };
}
