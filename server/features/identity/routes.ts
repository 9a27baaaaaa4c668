import type { FastifyInstance } from 'fastify';
import { endSession, issueToken, showOfficeUser, showSignInSettings } from '../../../contract/identity.ts';
import { serve, type HttpDeps } from '../../http/serve.ts';
import { describeUser, refreshSession, signIn, signOut } from './service.ts';
import { credentialsOf } from './credentials.ts';
import { signInSettings, type IdentityEnv } from './sign-in-settings.ts';

export function identityRoutes(app: FastifyInstance, deps: HttpDeps, env: IdentityEnv): void {
  const settings = signInSettings(env);
  serve(
    app,
    deps,
    issueToken,
    async ({ db, ctx, query, body, headers }) => {
      const grant = credentialsOf({ ...query, ...body }, headers.authorization, settings, ctx.lang);
      return 'refreshToken' in grant ? refreshSession(db, ctx, grant.refreshToken) : signIn(db, ctx, grant);
    },
    pair => pair,
  );
  serve(app, deps, endSession, async ({ db, ctx }) => {
    await signOut(db, ctx);
    return {};
  });
  serve(
    app,
    deps,
    showOfficeUser,
    async ({ db, ctx }) => ({ officeUser: await describeUser(db, ctx) }),
    () => ({ ok: true }),
  );
  serve(app, deps, showSignInSettings, async () => settings.published);
}
