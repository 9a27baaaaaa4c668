import type { FastifyInstance } from 'fastify';
import type { HttpDeps } from '../../http/serve.ts';

export function creatorPriceRoutes(_app: FastifyInstance, _deps: HttpDeps): void {}
