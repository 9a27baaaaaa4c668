import type { FastifyInstance } from 'fastify';
import {
  checkSenderDns,
  createSandboxSender,
  createSender as createEndpoint,
  listSenders,
  removeSender as removeEndpoint,
  getTranscript,
  startOauth,
  updateSender as updateEndpoint,
  verifySender,
} from '../../../contract/outreach/senders/senders.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import type { MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { createSender, removeSender, updateSender } from './change-sender.ts';
import { checkNow } from './dns/check-domain-dns.ts';
import { beginOauth, browserProof, callbackPath, endOauth, oauthSeconds } from './oauth-flow.ts';
import { bindSandboxSender } from './sandbox-sender.ts';
import { loadSenders, loadTranscript } from './load-senders.ts';
import { verifyOwnSender } from './verification/verify-sender.ts';

const cookieName = 'starbridge_oauth';

export function senderRoutes(app: FastifyInstance, deps: HttpDeps, world: MailServices): void {
  serve(app, deps, listSenders, ({ db, ctx }) => loadSenders(db, ctx, world));
  serve(app, deps, createEndpoint, ({ db, ctx, body }) => createSender(db, ctx, world, body));
  serve(app, deps, updateEndpoint, async ({ db, ctx, params, body }) => {
    await updateSender(db, ctx, world, { ...body, id: params.id });
    return {};
  });
  serve(app, deps, removeEndpoint, async ({ db, ctx, params }) => {
    await removeSender(db, ctx, params.id);
    return {};
  });
  serve(app, deps, verifySender, ({ db, ctx, params }) => verifyOwnSender(db, ctx, world, params.id));
  serve(app, deps, getTranscript, ({ db, ctx, params }) => loadTranscript(db, ctx, params.id));
  serve(app, deps, checkSenderDns, ({ db, ctx, params }) => checkNow(db, ctx, world, params.id));
  serve(app, deps, createSandboxSender, ({ db, ctx, body }) => bindSandboxSender(db, ctx, world, body));
  serveOauth(app, deps, world);
}

/** The sign-in at a provider: a call begins it, and the browser that comes back from the provider completes it. */
function serveOauth(app: FastifyInstance, deps: HttpDeps, world: MailServices): void {
  const isSecure = world.publicUrl.startsWith('https:') ? '; Secure' : '';
  const cookie = (value: string, seconds: number) =>
    `${cookieName}=${value}; Path=${callbackPath}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure}`;

  void app.register(async scope => {
    scope.addHook('preSerialization', async (_request, reply, payload: unknown) => {
      const url = (payload as { data?: { url?: string } | null }).data?.url;
      const state = url && new URL(url).searchParams.get('state');
      if (state) reply.header('set-cookie', cookie(browserProof(state), oauthSeconds));
      return payload;
    });
    serve(scope, deps, startOauth, async ({ db, ctx, params }) => {
      const { url } = await beginOauth(db, ctx, world, params.id);
      return { url };
    });
  });

  app.get(callbackPath, { schema: { hide: true } }, async (request, reply) => {
    const query = new URL(request.url, world.publicUrl).searchParams;
    const [code, state] = [query.get('code') ?? '', query.get('state') ?? ''];
    const kept = new RegExp(`(?:^|; *)${cookieName}=([\\w-]{43})`).exec(request.headers.cookie ?? '');
    const callback = { code, state, proof: kept?.[1] ?? '' };
    const id = code === '' ? null : await endOauth(deps.db, deps.makeContext('zh'), world, callback);
    return reply
      .header('set-cookie', cookie('', 0))
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(id === null ? '/sender?oauth=refused' : `/sender?oauth=done&verify=${id}`);
  });
}
