import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/workspace/closures.ts';
import { readPassword, type PasswordSettings } from '../../core/auth/password-field.ts';
import { serve, serveFile, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import {
  accountFile,
  closeOwnAccount,
  closeOwnTeam,
  keepOwnAccount,
  keepOwnTeam,
  loadClosure,
  teamFile,
} from './service.ts';

type ClosureSettings = PasswordSettings & { CLOSURE_GRACE_DAYS: number };

export function closureRoutes(app: FastifyInstance, deps: HttpDeps, settings: ClosureSettings): void {
  const graceDays = settings.CLOSURE_GRACE_DAYS;
  serve(app, deps, contract.getClosure, ({ db, ctx }) => loadClosure(db, ctx, graceDays));
  serve(app, deps, contract.closeAccount, ({ db, ctx, body }) =>
    closeOwnAccount(db, ctx, { password: readPassword(body.password, settings), graceDays }),
  );
  serve(app, deps, contract.keepAccount, async ({ db, ctx }) => {
    await keepOwnAccount(db, ctx);
    return {};
  });
  serveFile(app, deps, contract.exportAccount, ({ db, ctx }) => accountFile(db, ctx));
  serve(app, deps, contract.closeTeam, ({ db, ctx, body }) =>
    closeOwnTeam(db, ctx, { ...body, password: readPassword(body.password, settings), graceDays }),
  );
  serve(app, deps, contract.keepTeam, async ({ db, ctx }) => {
    await keepOwnTeam(db, ctx);
    return {};
  });
  serveFile(app, deps, contract.exportTeam, ({ db, ctx }) => teamFile(db, ctx));
}
