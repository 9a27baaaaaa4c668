import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/workspace/roles.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { changeRoleOf } from './give-role.ts';
import { addRole, changeRoleFields, loadRoles, removeRole } from './service.ts';

export function roleRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, contract.listTeamRoles, ({ db, ctx }) => loadRoles(db, ctx));
  serve(app, deps, contract.createTeamRole, ({ db, ctx, body }) => addRole(db, ctx, body));
  serve(app, deps, contract.changeTeamRole, async ({ db, ctx, params, body }) => {
    await changeRoleFields(db, ctx, params.id, body);
    return {};
  });
  serve(app, deps, contract.removeTeamRole, async ({ db, ctx, params, body }) => {
    await removeRole(db, ctx, params.id, body);
    return {};
  });
  serve(app, deps, contract.giveRole, async ({ db, ctx, params, body }) => {
    await changeRoleOf(db, ctx, params.id, body.to);
    return {};
  });
}
