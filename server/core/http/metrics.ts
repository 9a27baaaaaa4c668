import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from '../errors.ts';
import { isFromThisMachine } from './connections/client-address.ts';

function isAllowed(request: FastifyRequest, token: string): boolean {
  if (!token) return isFromThisMachine(request.raw);
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** A number that is read when somebody asks for it. */
export interface ReadGauge {
  name: string;
  help: string;
  read: () => number;
}

/** Serves Prometheus text at /metrics to holders of the token; if none is set, to this machine. */
export function serveMetrics(app: FastifyInstance, token: string, gauges: readonly ReadGauge[] = []): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  for (const { read, ...named } of gauges)
    register.registerMetric(
      new Gauge({
        ...named,
        registers: [],
        collect() {
          this.set(read());
        },
      }),
    );
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isAllowed(request, token)) throw new AppError('forbidden', { who: 'token' });
    return reply.type(register.contentType).send(await register.metrics());
  });
}
