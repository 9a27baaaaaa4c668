import type { FastifyInstance } from 'fastify';
import type { HttpDeps } from '../../http/serve.ts';

export function savedSearchRoutes(_app: FastifyInstance, _deps: HttpDeps): void {}
