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
  /** The product's public address; called each time, because a free port is known late. */
  publicUrl: () => string;
  onFault: (error: unknown) => void;
}

/** WeChat Pay in the sandbox: it answers in front of the application, and notifies in the rounds of a worker. */
export interface SandboxGateway {
  front: Front;
  /** Delivers due notifications; any number of processes may do so at the same time. */
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
