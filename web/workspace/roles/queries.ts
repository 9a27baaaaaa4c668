import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '../../../contract/core/endpoint.ts';
import {
  changeTeamRole,
  createTeamRole,
  giveRole,
  listTeamRoles,
  removeTeamRole,
  type RoleChoice,
} from '../../../contract/workspace/roles.ts';
import { call } from '../../app/api.ts';

const roles = ['team-roles'];

export const useTeamRoles = () =>
  useQuery({
    queryKey: roles,
    queryFn: ({ signal }) => call(listTeamRoles, { errorDisplay: 'page', signal }),
  });

/** The calls about roles; members and invitations say theirs, so all are loaded again after each. */
export function useRoleCalls() {
  const queries = useQueryClient();
  const thenRenew = async <T>(work: Promise<T>): Promise<T> =>
    work.finally(() => {
      for (const key of [roles, ['team-members'], ['team-invitations']])
        void queries.invalidateQueries({ queryKey: key });
    });
  return {
    create: (body: BodyInputOf<typeof createTeamRole>) =>
      thenRenew(call(createTeamRole, { body, errorDisplay: 'page' })),
    change: (id: number, body: BodyInputOf<typeof changeTeamRole>) =>
      thenRenew(call(changeTeamRole, { params: { id }, body, errorDisplay: 'page' })),
    remove: (id: number, to: RoleChoice | undefined) =>
      thenRenew(call(removeTeamRole, { params: { id }, body: { ...(to && { to }) }, errorDisplay: 'page' })),
    give: (id: number, to: RoleChoice) =>
      thenRenew(call(giveRole, { params: { id }, body: { to }, errorDisplay: 'page' })),
  };
}
