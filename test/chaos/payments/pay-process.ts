import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { makeDb, makePool } from '../../../server/core/db/database.ts';
import { readEnv } from '../../../server/core/settings/env.ts';
import { authenticate } from '../../../server/identity/sign-in/service.ts';
import { orderRoutes } from '../../../server/billing/orders/routes.ts';
import { every, startRounds } from '../../../server/core/jobs/polling-rounds.ts';
import { paymentRounds } from '../../../server/schedule.ts';
import { sandboxPaymentRoutes } from '../../../server/sandbox/sandbox-payments/routes.ts';
import { makeSandboxGateway } from '../../../server/sandbox/sandbox-payments/service.ts';
import { sandboxKeys, sandboxMerchant } from '../../../server/sandbox/sandbox-payments/gateway-keys.ts';
import { standInFront } from '../../../server/core/http/request-front.ts';
import { makeServer } from '../../../server/core/http/fastify-server.ts';
import { makeLog } from '../../../server/core/log.ts';
import { makeSecrets } from '../../../server/core/auth/sealed-secrets.ts';
import { makePaymentServices } from '../../../server/boot/make-payment-services.ts';
import { sandboxClock } from '../../../server/core/sandbox-clock.ts';
import { realContext } from '../../../server/core/real-context.ts';

export interface PayProcessSettings {
  role: 'web' | 'worker';
  appUrl: string;
  /** For a web process; a worker does not listen. */
  port: number;
  publicUrl: string;
}

/** A process that serves orders and the sandbox gateway, or a worker for them. */
export interface PayProcess {
  /** kill -9 */
  kill(): Promise<void>;
}

/** @returns once it serves, or polls for due tasks */
export async function startPayProcess(settings: PayProcessSettings): Promise<PayProcess> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), JSON.stringify(settings)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const isReady = await Promise.race([once(child.stdout, 'data').then(() => true), ended.then(() => false)]);
  if (!isReady) throw new Error(`a ${settings.role} could not begin`);
  return { kill };
}

/** Runs in the child process until it or its parent is killed. */
async function run({ role, appUrl, port, publicUrl }: PayProcessSettings): Promise<void> {
  process.stdin.resume().once('end', () => process.exit(0));
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const log = makeLog(env);
  const db = makeDb(makePool({ url: appUrl, poolSize: 8, onIdleError: () => undefined }));
  await sandboxClock.follow(db, { listenUrl: appUrl, onLost: () => undefined });
  const secrets = makeSecrets([{ id: 'chaos', key: Buffer.alloc(32, 7) }]);
  const makeContext = realContext;
  const onFault = (error: unknown) => {
    if (process.env.PAY_CHAOS_LOG) console.error(role, error);
  };
  const gateway = makeSandboxGateway({ db, secrets, makeContext, publicUrl: () => publicUrl, onFault });
  const keys = await sandboxKeys(db, secrets, realContext());
  const payments = makePaymentServices(env, {
    publicUrl,
    sandbox: place => sandboxMerchant(keys, place),
    ctx: realContext(),
  });
  if (role === 'web') {
    const app = await makeServer(env, log);
    const deps = { db, makeContext, authenticate };
    orderRoutes(app, deps, payments);
    sandboxPaymentRoutes(app, deps, { isSandbox: true, secrets });
    standInFront(app.server, gateway.front);
    await app.listen({ port, host: '127.0.0.1' });
  } else {
    // More often than the product, so that a kill interrupts notifications.
    const sandboxNotices = every(250, paymentRounds.sandboxNotices.run);
    startRounds(
      { ...paymentRounds, sandboxNotices },
      {
        db,
        makeContext,
        deps: { payments, mail: { publicUrl, system: null }, sandboxPay: gateway },
        onFailure: onFault,
      },
    );
  }
  process.stdout.write('begun\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  // The database may be recovering: the parent then restarts this process.
  await run(JSON.parse(process.argv[2] ?? '{}') as PayProcessSettings).catch(() => process.exit(1));
