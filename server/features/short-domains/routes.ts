import type { FastifyInstance } from 'fastify';
import type { LinkWorld } from '../../edge/link-world.ts';
import type { HttpDeps } from '../../http/serve.ts';

export function shortDomainRoutes(_app: FastifyInstance, _deps: HttpDeps, _links: LinkWorld): void {}
