import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '../../../contract/core/endpoint.ts';
import type { showMemberUsage } from '../../../contract/billing/plans.ts';
import type {
  createInvitation,
  createMember,
  deleteMember,
  disableMember,
  handOverTeam,
  listInvitations,
  listMembers,
  renameMember,
  resetMemberPassword,
  updateTeam,
  withdrawInvitation,
} from '../../../contract/workspace/members.ts';
import { call } from '../../app/api.ts';
import { sealed } from '../../session/sign-in.ts';

const members = ['team-members'];
const invitations = ['team-invitations'];
const memberPath = '/office/api/team/members';

export const useMembers = () =>
  useQuery({
    queryKey: members,
    queryFn: ({ signal }) => call<typeof listMembers>('GET', memberPath, { errorDisplay: 'page', signal }),
  });

export const useInvitations = () =>
  useQuery({
    queryKey: invitations,
    queryFn: ({ signal }) =>
      call<typeof listInvitations>('GET', '/office/api/team/invitations', { errorDisplay: 'page', signal }),
  });

/** The calls of the page; their data is reloaded after each, also after an error, which a change may have caused. */
export function useTeamCalls() {
  const queries = useQueryClient();
  const thenRenew = async <T>(work: Promise<T>): Promise<T> =>
    work.finally(() => {
      void queries.invalidateQueries({ queryKey: members });
      void queries.invalidateQueries({ queryKey: invitations });
    });
  return {
    create: async ({ password, ...rest }: BodyInputOf<typeof createMember>) =>
      thenRenew(
        call<typeof createMember>('POST', memberPath, {
          body: { ...rest, password: await sealed(password) },
          errorDisplay: 'page',
        }),
      ),
    rename: async (id: number, nickName: string) =>
      thenRenew(
        call<typeof renameMember>('PUT', `${memberPath}/:id`, {
          params: { id },
          body: { nickName },
          errorDisplay: 'page',
        }),
      ),
    resetPassword: async (id: number, password: string) =>
      call<typeof resetMemberPassword>('PUT', `${memberPath}/:id/password`, {
        params: { id },
        body: { password: await sealed(password) },
        errorDisplay: 'page',
      }),
    handOver: async (id: number, password: string) =>
      call<typeof handOverTeam>('POST', `${memberPath}/:id/handOver`, {
        params: { id },
        body: { password: await sealed(password) },
        errorDisplay: 'page',
      }),
    invite: async (note: string) =>
      thenRenew(
        call<typeof createInvitation>('POST', '/office/api/team/invitations', {
          body: { note },
          errorDisplay: 'page',
        }),
      ),
    updateTeam: async (body: BodyInputOf<typeof updateTeam>) =>
      call<typeof updateTeam>('PUT', '/office/api/team', { body, errorDisplay: 'page' }),
  };
}

function useThenRenew(key: string[]) {
  const queries = useQueryClient();
  return { onSettled: () => queries.invalidateQueries({ queryKey: key }) };
}

export const useDisable = () =>
  useMutation({
    mutationFn: ({ id, disabled }: { id: number; disabled: boolean }) =>
      call<typeof disableMember>('PUT', `${memberPath}/:id/disabled`, { params: { id }, body: { disabled } }),
    ...useThenRenew(members),
  });

export const useDelete = () =>
  useMutation({
    mutationFn: (id: number) => call<typeof deleteMember>('DELETE', `${memberPath}/:id`, { params: { id } }),
    ...useThenRenew(members),
  });

export const useWithdraw = () =>
  useMutation({
    mutationFn: (id: number) =>
      call<typeof withdrawInvitation>('DELETE', '/office/api/team/invitations/:id', { params: { id } }),
    ...useThenRenew(invitations),
  });

/** @param range days in the team's time zone, both included */
export const useTeamData = (range: { from: string; to: string }) =>
  useQuery({
    queryKey: ['team-data', range],
    queryFn: ({ signal }) =>
      call<typeof showMemberUsage>('GET', '/office/api/team/data', {
        query: range,
        errorDisplay: 'page',
        signal,
      }),
    placeholderData: previous => previous,
  });
