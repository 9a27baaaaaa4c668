import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/identity/account-security.ts';
import { readPassword, type PasswordSettings } from '../../core/auth/password-field.ts';
import type { Secrets } from '../../core/auth/sealed-secrets.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import {
  beginPasskey,
  beginTotp,
  confirmTotp,
  keepPasskey,
  loadSecondFactor,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from './second-factor.ts';
import { changePolicy } from './policy.ts';
import { loadSignIns } from './sign-ins.ts';

/** What second factors need. The address is known once the server listens. */
type Site = Readonly<{ secrets: Secrets; publicUrl: string }>;

export function accountSecurityRoutes(
  app: FastifyInstance,
  deps: HttpDeps,
  { settings, site }: { settings: PasswordSettings; site: Site },
): void {
  serve(app, deps, contract.listSignIns, async ({ db, ctx }) => ({ signIns: await loadSignIns(db, ctx) }));
  serve(app, deps, contract.getSecondFactor, ({ db, ctx }) => loadSecondFactor(db, ctx, site.publicUrl));
  serve(app, deps, contract.beginTotp, ({ db, ctx, body }) =>
    beginTotp(db, ctx, site.secrets, readPassword(body.password, settings)),
  );
  serve(app, deps, contract.confirmTotp, async ({ db, ctx, body }) => ({
    recoveryCodes: await confirmTotp(db, ctx, site.secrets, body.code),
  }));
  serve(app, deps, contract.removeTotp, async ({ db, ctx, body }) => {
    await removeTotp(db, ctx, readPassword(body.password, settings));
    return {};
  });
  serve(app, deps, contract.beginPasskey, async ({ db, ctx, body }) => ({
    options: { ...(await beginPasskey(db, ctx, site.publicUrl, readPassword(body.password, settings))) },
  }));
  serve(app, deps, contract.addPasskey, async ({ db, ctx, body }) => ({
    recoveryCodes: await keepPasskey(db, ctx, site.publicUrl, body),
  }));
  serve(app, deps, contract.removePasskey, async ({ db, ctx, params: { id }, body }) => {
    await removePasskey(db, ctx, { id, password: readPassword(body.password, settings) });
    return {};
  });
  serve(app, deps, contract.renewRecoveryCodes, async ({ db, ctx, body }) => ({
    recoveryCodes: await renewRecoveryCodes(db, ctx, readPassword(body.password, settings)),
  }));
  serve(app, deps, contract.requireSecondFactor, async ({ db, ctx, body }) => {
    await changePolicy(db, ctx, body.isRequired);
    return {};
  });
}
