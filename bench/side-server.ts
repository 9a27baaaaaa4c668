import { fastify, type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { z } from 'zod';
import { endpoint } from '../contract/core/endpoint.ts';
import { makeSecrets } from '../server/core/auth/sealed-secrets.ts';
import { makeDb, makePool } from '../server/core/db/database.ts';
import { asTeam } from '../server/core/db/tenant.ts';
import { readEnv } from '../server/core/settings/env.ts';
import { readAccount } from '../server/identity/accounts/service.ts';
import { identityRoutes } from '../server/identity/sign-in/routes.ts';
import { authenticate } from '../server/identity/sign-in/service.ts';
import { makeServer } from '../server/core/http/fastify-server.ts';
import { serve } from '../server/core/http/serve-endpoint.ts';
import { realContext } from '../server/core/real-context.ts';

/** A process per side, so that neither affects the other: `node side-server.ts bare|product URL`. */
const [side, url = ''] = process.argv.slice(2);

const call = (path: string, summary: string) =>
  endpoint({ method: 'GET', path, access: 'account', summary, tag: 'bench', reply: z.object({}) });

async function makeProduct(): Promise<FastifyInstance> {
  const db = makeDb(makePool({ url, poolSize: 10, onIdleError: () => undefined }));
  const env = readEnv({});
  const sms = { sendCode: () => Promise.resolve(), sendNotice: () => Promise.resolve() };
  const site = { secrets: makeSecrets([{ id: 'bench', key: Buffer.alloc(32) }]), publicUrl: '' };
  const app = await makeServer(env, pino({ level: 'silent' }));
  const deps = { db, makeContext: realContext, authenticate };
  identityRoutes(app, deps, { env, sms, site, mayGoOn: () => Promise.resolve(true) });
  serve(app, deps, call('/empty', 'Nothing'), ({ db, ctx }) =>
    asTeam(db, ctx.actor.teamId, async () => ({})),
  );
  serve(app, deps, call('/own', 'One row of the team'), ({ db, ctx }) =>
    asTeam(db, ctx.actor.teamId, async db => {
      await readAccount(db, ctx.actor);
      return {};
    }),
  );
  return app;
}

function makeBare(): FastifyInstance {
  const app = fastify();
  app.get('/empty', async () => ({ code: 0, msg: '', data: {} }));
  return app;
}

const app = side === 'bare' ? makeBare() : await makeProduct();
process.once('SIGTERM', () => process.exit(0));
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
