import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/workspace/single-sign-on.ts';
import { readPassword, type PasswordSettings } from '../../core/auth/password-field.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import type { IdentityServices } from '../../outside/identity-providers/identity-services.ts';
import { addDomain, removeDomain, verifyDomain } from './domains.ts';
import { takeLogout } from './live-session.ts';
import { beginLinking, loadOwnLink, unlink } from './own-link.ts';
import { loadSettings, removeProvider, saveProvider, switchState } from './settings.ts';
import { beginSignIn, finishFlow } from './sign-in.ts';
import { beginTest } from './test-sign-in.ts';

interface Parts {
  settings: PasswordSettings;
  identity: IdentityServices;
}

export function singleSignOnRoutes(app: FastifyInstance, deps: HttpDeps, parts: Parts): void {
  const { settings, identity } = parts;
  serve(app, deps, contract.getSingleSignOn, ({ db, ctx }) => loadSettings(db, ctx, identity));
  serve(app, deps, contract.saveProvider, async ({ db, ctx, body }) => {
    await saveProvider(db, ctx, identity, body);
    return {};
  });
  serve(app, deps, contract.removeProvider, async ({ db, ctx }) => {
    await removeProvider(db, ctx);
    return {};
  });
  serve(app, deps, contract.switchSingleSignOn, async ({ db, ctx, body }) => {
    await switchState(db, ctx, body);
    return {};
  });
  serve(app, deps, contract.testSingleSignOn, ({ db, ctx }) => beginTest(db, ctx, identity));
  serve(app, deps, contract.addSignInDomain, ({ db, ctx, body }) => addDomain(db, ctx, identity, body.host));
  serve(app, deps, contract.verifySignInDomain, ({ db, ctx, params }) =>
    verifyDomain(db, ctx, identity, params.id),
  );
  serve(app, deps, contract.removeSignInDomain, async ({ db, ctx, params }) => {
    await removeDomain(db, ctx, params.id);
    return {};
  });
  serve(app, deps, contract.startSingleSignOn, ({ db, ctx, body }) => beginSignIn(db, ctx, identity, body));
  serve(app, deps, contract.finishSingleSignOn, ({ db, ctx, body }) => finishFlow(db, ctx, identity, body));
  serve(app, deps, contract.getOwnSingleSignOn, ({ db, ctx }) => loadOwnLink(db, ctx));
  serve(app, deps, contract.linkSingleSignOn, ({ db, ctx, body }) =>
    beginLinking(db, ctx, identity, readPassword(body.password, settings)),
  );
  serve(app, deps, contract.unlinkSingleSignOn, async ({ db, ctx, body }) => {
    await unlink(db, ctx, readPassword(body.password, settings));
    return {};
  });
  serve(app, deps, contract.backChannelLogout, async ({ db, ctx, params, body }) => {
    await takeLogout(db, ctx, identity, { ...params, token: body.logout_token });
    return {};
  });
}
