import { makeDb, makePool } from '../../server/core/db/database.ts';
import { readEnv } from '../../server/core/settings/env.ts';
import { authenticate } from '../../server/identity/sign-in/service.ts';
import { orderRoutes } from '../../server/billing/orders/routes.ts';
import { makeSandboxGateway } from '../../server/sandbox/sandbox-payments/service.ts';
import { sandboxKeys, sandboxMerchant } from '../../server/sandbox/sandbox-payments/gateway-keys.ts';
import { standInFront } from '../../server/core/http/request-front.ts';
import { makeServer } from '../../server/core/http/fastify-server.ts';
import { makeLog } from '../../server/core/log.ts';
import { makePaymentServices } from '../../server/boot/make-payment-services.ts';
import { realContext } from '../../server/core/real-context.ts';
import { benchSecrets, verifyPath } from './notices.ts';

/** The product's route for notifications, and one that only verifies them: `node side-server.ts URL`. */
const [url = ''] = process.argv.slice(2);
const env = readEnv({ LOG_LEVEL: 'silent' });
const db = makeDb(makePool({ url, poolSize: 10, onIdleError: () => undefined }));
const app = await makeServer(env, makeLog(env));
let address = '';
const gateway = makeSandboxGateway({
  db,
  secrets: benchSecrets,
  makeContext: realContext,
  publicUrl: () => address,
  onFault: error => console.error(error),
});
const keys = await sandboxKeys(db, benchSecrets, realContext());
const payments = makePaymentServices(env, {
  publicUrl: '',
  sandbox: place => sandboxMerchant(keys, place),
  ctx: realContext(),
});
orderRoutes(app, { db, makeContext: realContext, authenticate }, payments);
void app.register(async scope => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.post(verifyPath, async (request, reply) => {
    const headers = request.headers as Record<string, string>;
    const body = (request.body as Buffer).toString('utf8');
    await payments.gateway()?.readNotification({ headers, body, now: new Date() });
    return reply.code(204).send();
  });
});
standInFront(app.server, gateway.front);
address = await app.listen({ port: 0, host: '127.0.0.1' });
payments.publicUrl = address;
process.once('SIGTERM', () => process.exit(0));
process.stdout.write(`${address}\n`);
