import type { FastifyInstance } from 'fastify';
import { listRetention } from '../../../contract/identity/privacy-policy.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { daysKept, type RetentionDays } from './days-kept.ts';

export function privacyPolicyRoutes(app: FastifyInstance, deps: HttpDeps, settings: RetentionDays): void {
  serve(app, deps, listRetention, async () => ({ kinds: daysKept(settings) }));
}
