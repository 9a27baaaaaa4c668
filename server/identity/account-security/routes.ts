import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/identity/account-security.ts';
import { readPassword, type PasswordSettings } from '../../core/auth/password-field.ts';
import type { Secrets } from '../../core/auth/sealed-secrets.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import {
  beginTotp,
  confirmTotp,
  loadSecondFactor,
  removeTotp,
  renewRecoveryCodes,
} from './second-factor.ts';
import { changePolicy } from './policy.ts';
import { loadSignIns } from './sign-ins.ts';

export function accountSecurityRoutes(
  app: FastifyInstance,
  deps: HttpDeps,
  { settings, secrets }: { settings: PasswordSettings; secrets: Secrets },
): void {
  serve(app, deps, contract.listSignIns, async ({ db, ctx }) => ({ signIns: await loadSignIns(db, ctx) }));
  serve(app, deps, contract.getSecondFactor, ({ db, ctx }) => loadSecondFactor(db, ctx));
  serve(app, deps, contract.beginTotp, ({ db, ctx, body }) =>
    beginTotp(db, ctx, secrets, readPassword(body.password, settings)),
  );
  serve(app, deps, contract.confirmTotp, async ({ db, ctx, body }) => ({
    recoveryCodes: await confirmTotp(db, ctx, secrets, body.code),
  }));
  serve(app, deps, contract.removeTotp, async ({ db, ctx, body }) => {
    await removeTotp(db, ctx, readPassword(body.password, settings));
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
