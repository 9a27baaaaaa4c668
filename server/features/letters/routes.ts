import type { FastifyInstance } from 'fastify';
import type { HttpDeps } from '../../http/serve.ts';
import type { MailWorld } from '../../mail/mail-world.ts';

export function letterRoutes(_app: FastifyInstance, _deps: HttpDeps, _mail: MailWorld): void {}
