import type { FastifyInstance } from 'fastify';
import { joinTeam } from '../../../contract/workspace/members.ts';
import {
  createInvitation,
  createMember,
  deleteMember,
  disableMember,
  handOverTeam,
  listInvitations,
  listMembers,
  renameMember,
  resetMemberPassword,
  setMemberQuotas,
  resetSecondFactor,
  getInvitation,
  updateTeam,
  withdrawInvitation,
} from '../../../contract/workspace/members.ts';
import { readNewPassword, readPassword, type PasswordSettings } from '../../core/auth/password-field.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import type { SmsSender } from '../../outside/sms/sms-sender.ts';
import { handOver } from './hand-over.ts';
import { describeInvitation, inviteMember, loadInvitations, cancelInvitation } from './invitations.ts';
import { joinByInvitation } from './join-team.ts';
import {
  addMember,
  removeMember,
  changeNickname,
  resetMemberFactor,
  resetPassword,
  setDisabled,
  loadMembers,
} from './service.ts';
import { setQuotas } from './set-quotas.ts';
import { changeTeam } from './team-settings.ts';

export function memberRoutes(
  app: FastifyInstance,
  deps: HttpDeps,
  { settings, sms }: { settings: PasswordSettings; sms: SmsSender },
): void {
  serve(app, deps, listMembers, ({ db, ctx }) => loadMembers(db, ctx));
  serve(
    app,
    deps,
    createMember,
    async ({ db, ctx, body: { username, nickName, role, password: sealed } }) => {
      const password = readNewPassword(sealed, settings, ctx.lang);
      return addMember(db, ctx, { username, nickname: nickName, role, password });
    },
  );
  serve(app, deps, renameMember, async ({ db, ctx, params, body }) => {
    await changeNickname(db, ctx, params.id, body);
    return {};
  });
  serve(app, deps, setMemberQuotas, async ({ db, ctx, params, body }) => {
    await setQuotas(db, ctx, params.id, body);
    return {};
  });
  serve(app, deps, disableMember, async ({ db, ctx, params, body }) => {
    await setDisabled(db, ctx, params.id, body.disabled);
    return {};
  });
  serve(app, deps, resetMemberPassword, async ({ db, ctx, params, body }) => {
    const password = readNewPassword(body.password, settings, ctx.lang);
    await resetPassword(db, ctx, params.id, password);
    return {};
  });
  serve(app, deps, resetSecondFactor, async ({ db, ctx, params }) => {
    await resetMemberFactor(db, ctx, sms, params.id);
    return {};
  });
  serve(app, deps, deleteMember, async ({ db, ctx, params }) => {
    await removeMember(db, ctx, params.id);
    return {};
  });
  serve(app, deps, handOverTeam, async ({ db, ctx, params, body }) => {
    await handOver(db, ctx, { id: params.id, password: readPassword(body.password, settings) });
    return {};
  });
  serve(app, deps, updateTeam, async ({ db, ctx, body }) => {
    await changeTeam(db, ctx, body);
    return {};
  });
  invitationRoutes(app, deps, settings);
}

function invitationRoutes(app: FastifyInstance, deps: HttpDeps, settings: PasswordSettings): void {
  serve(app, deps, listInvitations, ({ db, ctx }) => loadInvitations(db, ctx));
  serve(app, deps, createInvitation, ({ db, ctx, body }) => inviteMember(db, ctx, body));
  serve(app, deps, withdrawInvitation, async ({ db, ctx, params }) => {
    await cancelInvitation(db, ctx, params.id);
    return {};
  });
  serve(app, deps, getInvitation, ({ db, ctx, params }) => describeInvitation(db, ctx, params.token));
  serve(app, deps, joinTeam, async ({ db, ctx, body }) => {
    const { invitation, nickName, password: sealed, ...person } = body;
    const password = readNewPassword(sealed, settings, ctx.lang);
    const ids = await joinByInvitation(db, ctx, {
      ...person,
      token: invitation,
      nickname: nickName,
      password,
    });
    return { teamId: ids.teamId, userId: ids.accountId };
  });
}
