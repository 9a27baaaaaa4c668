import type { FastifyInstance } from 'fastify';
import {
  getCodeChallenge,
  listSandboxMessages,
  sendPhoneCode as sendEndpoint,
} from '../../../contract/identity/phone-codes.ts';
import { AppError } from '../../core/errors.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import type { SmsSender } from '../../outside/sms/sms-sender.ts';
import { makeCodeChallenge } from './bare-calls.ts';
import { sendPhoneCode, loadSandboxMessages } from './service.ts';

export function phoneCodeRoutes(
  app: FastifyInstance,
  deps: HttpDeps,
  { sms, isSandbox }: { sms: SmsSender; isSandbox: boolean },
): void {
  serve(app, deps, sendEndpoint, async ({ db, ctx, params, query: { challenge, proof } }) => ({
    waitSeconds: await sendPhoneCode(db, ctx, sms, {
      phone: params.phone,
      work: challenge && proof ? { challenge, proof } : null,
    }),
  }));
  serve(app, deps, getCodeChallenge, ({ db, ctx, params }) => makeCodeChallenge(db, ctx, params.phone));
  serve(app, deps, listSandboxMessages, async ({ db, ctx }) => {
    if (!isSandbox) throw new AppError('not_found');
    return { messages: await loadSandboxMessages(db, ctx) };
  });
}
