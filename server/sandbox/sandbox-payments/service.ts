import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { Front } from '../../core/http/request-front.ts';
import type { Secrets } from '../../core/auth/sealed-secrets.ts';
import { gatewayFront } from './gateway-front.ts';
import { keysOnce } from './gateway-keys.ts';
import { deliverNotices } from './payment-notices.ts';

export interface SandboxGatewayParts {
  db: Db;
  secrets: Secrets;
  makeContext: () => Context;
  /** Under which people reach the product; asked each time again: a free port is known late. */
  publicUrl: () => string;
  onFault: (error: unknown) => void;
}

/** WeChat Pay as the sandbox has it: stands before the application, and notifies in the rounds of a worker. */
export interface SandboxGateway {
  front: Front;
  /** Tells what was paid and is due to be told; any number of processes may do so at once. */
  notifyDue(): Promise<void>;
}

export function makeSandboxGateway(parts: SandboxGatewayParts): SandboxGateway {
  const { db, makeContext, publicUrl, onFault } = parts;
  const keys = keysOnce(parts);
  const world = async () => ({ db, ctx: makeContext(), keys: await keys(), publicUrl: publicUrl() });
  return {
    front: gatewayFront({ world, onFault }),
    async notifyDue() {
      const known = await keys();
      while (await deliverNotices(db, makeContext(), known));
    },
  };
}
