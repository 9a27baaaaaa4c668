import type { FastifyInstance } from 'fastify';

export interface Readiness {
  database: boolean;
  migrations: boolean;
  jobs: boolean;
}

/** Serves /healthz (the process answers) and /readyz (it can do its work; 503 names what cannot). */
export function serveHealth(app: FastifyInstance, readiness: () => Promise<Readiness>): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ code: 0, msg: '', data: { alive: true } }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const data = await readiness();
    const ready = Object.values(data).every(Boolean);
    return reply.code(ready ? 200 : 503).send({ code: ready ? 0 : 503, msg: ready ? '' : 'not ready', data });
  });
}
