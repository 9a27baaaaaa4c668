import type { FastifyInstance } from 'fastify';
import {
  confirmAddress,
  connectAccount,
  disconnectAccount,
  inviteToConnect,
  openCreatorPage,
  getConnections,
} from '../../../contract/creators/creator-connections/creator-connections.ts';
import { connectCallbackPath } from '../../../contract/core/sources/source-codes.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { beginConnecting, endConnect, type Ended } from './connecting/connect-flow.ts';
import { browserProof, connectSeconds } from './connecting/connect-state.ts';
import { confirmOwnAddress, openPage } from './invitations/creator-page.ts';
import { disconnectCreator } from './fetching/disconnect.ts';
import { inviteCreator, loadConnections } from './invitations/invitations.ts';

const cookieName = 'starbridge_connect';

export function creatorConnectionRoutes(app: FastifyInstance, deps: HttpDeps, world: SourceServices): void {
  serve(app, deps, getConnections, ({ db, ctx, params }) => loadConnections(db, ctx, world, params));
  serve(app, deps, inviteToConnect, ({ db, ctx, params }) => inviteCreator(db, ctx, world, params));
  serve(app, deps, openCreatorPage, ({ db, ctx, params }) => openPage(db, ctx, world, params.token));
  serve(app, deps, confirmAddress, async ({ db, ctx, params, body }) => {
    await confirmOwnAddress(db, ctx, params.token, body.address);
    return {};
  });
  serve(app, deps, disconnectAccount, ({ db, ctx, params }) => disconnectCreator(db, ctx, world, params));
  serveConnecting(app, deps, world);
}

/** Redirects to the page, which shows the result. For an unknown page, it says that the link has expired. */
function pageAfter(ended: Ended): string {
  if (!ended) return '/p/over';
  const { token, platform, refused } = ended;
  const outcome = refused === null ? `connected=${platform}` : `refused=${refused}&platform=${platform}`;
  return `/p/${encodeURIComponent(token)}?${outcome}`;
}

/** The consent at a platform: a call begins it, and the browser that comes back from the platform completes it. */
function serveConnecting(app: FastifyInstance, deps: HttpDeps, world: SourceServices): void {
  const isSecure = world.publicUrl.startsWith('https:') ? '; Secure' : '';
  const cookie = (value: string, seconds: number) =>
    `${cookieName}=${value}; Path=${connectCallbackPath}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure}`;

  void app.register(async scope => {
    scope.addHook('preSerialization', async (_request, reply, payload: unknown) => {
      const url = (payload as { data?: { url?: string } | null }).data?.url;
      const state = url && new URL(url).searchParams.get('state');
      if (state) reply.header('set-cookie', cookie(browserProof(state), connectSeconds));
      return payload;
    });
    serve(scope, deps, connectAccount, ({ db, ctx, params, body }) =>
      beginConnecting(db, ctx, world, { ...params, ...body }),
    );
  });

  app.get(connectCallbackPath, { schema: { hide: true } }, async (request, reply) => {
    const query = new URL(request.url, world.publicUrl).searchParams;
    const [code, state] = [query.get('code') ?? '', query.get('state') ?? ''];
    const kept = new RegExp(`(?:^|; *)${cookieName}=([\\w-]{43})`).exec(request.headers.cookie ?? '');
    const ctx = deps.makeContext('zh', undefined, request.from);
    const ended = await endConnect(deps.db, ctx, world, { code, state, proof: kept?.[1] ?? '' });
    return reply
      .header('set-cookie', cookie('', 0))
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(pageAfter(ended));
  });
}
