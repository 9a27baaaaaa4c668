import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/links/short-links.ts';
import type { LinkServices } from '../../outside/network/link-services.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { changeLink, createLink, removeLink, switchLink } from './change-link.ts';
import { createLinksOfList } from './creation/links-of-list.ts';
import { changeSettings, loadSettings } from './link-settings.ts';
import { listLinks, loadLink } from './listing/load-links.ts';

export function shortLinkRoutes(app: FastifyInstance, deps: HttpDeps, links: LinkServices): void {
  serve(app, deps, contract.listShortLinks, ({ db, ctx, query }) => listLinks(db, ctx, links, query));
  serve(app, deps, contract.getShortLink, ({ db, ctx, params }) => loadLink(db, ctx, links, params.id));
  serve(app, deps, contract.createShortLink, ({ db, ctx, body }) => createLink(db, ctx, links, body));
  serve(app, deps, contract.createListLinks, ({ db, ctx, body }) => createLinksOfList(db, ctx, links, body));
  serve(app, deps, contract.updateShortLink, async ({ db, ctx, params, body }) => {
    await changeLink(db, ctx, links, params.id, body);
    return {};
  });
  serve(app, deps, contract.switchShortLink, async ({ db, ctx, params, body }) => {
    await switchLink(db, ctx, params.id, body.isOn);
    return {};
  });
  serve(app, deps, contract.deleteShortLink, async ({ db, ctx, params }) => {
    await removeLink(db, ctx, links, params.id);
    return {};
  });
  serve(app, deps, contract.getLinkSettings, ({ db, ctx }) => loadSettings(db, ctx, links));
  serve(app, deps, contract.changeLinkSettings, async ({ db, ctx, body }) => {
    await changeSettings(db, ctx, body.retentionDays);
    return {};
  });
}
