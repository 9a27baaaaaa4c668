import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '../../../contract/core/endpoint.ts';
import { getMemberUsage } from '../../../contract/billing/plans.ts';
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
  updateTeam,
  withdrawInvitation,
} from '../../../contract/workspace/members.ts';
import { call } from '../../app/api.ts';
import { sealed } from '../../session/sign-in.ts';

const members = ['team-members'];
const invitations = ['team-invitations'];

export const useMembers = () =>
  useQuery({
    queryKey: members,
    queryFn: ({ signal }) => call(listMembers, { errorDisplay: 'page', signal }),
  });

export const useInvitations = () =>
  useQuery({
    queryKey: invitations,
    queryFn: ({ signal }) => call(listInvitations, { errorDisplay: 'page', signal }),
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
        call(createMember, {
          body: { ...rest, password: await sealed(password) },
          errorDisplay: 'page',
        }),
      ),
    rename: async (id: number, nickName: string) =>
      thenRenew(
        call(renameMember, {
          params: { id },
          body: { nickName },
          errorDisplay: 'page',
        }),
      ),
    resetPassword: async (id: number, password: string) =>
      call(resetMemberPassword, {
        params: { id },
        body: { password: await sealed(password) },
        errorDisplay: 'page',
      }),
    setQuotas: async (id: number, body: BodyInputOf<typeof setMemberQuotas>) =>
      thenRenew(call(setMemberQuotas, { params: { id }, body, errorDisplay: 'page' })),
    handOver: async (id: number, password: string) =>
      call(handOverTeam, {
        params: { id },
        body: { password: await sealed(password) },
        errorDisplay: 'page',
      }),
    invite: async (body: BodyInputOf<typeof createInvitation>) =>
      thenRenew(
        call(createInvitation, {
          body,
          errorDisplay: 'page',
        }),
      ),
    updateTeam: async (body: BodyInputOf<typeof updateTeam>) =>
      call(updateTeam, { body, errorDisplay: 'page' }),
  };
}

function useThenRenew(key: string[]) {
  const queries = useQueryClient();
  return { onSettled: () => queries.invalidateQueries({ queryKey: key }) };
}

export const useDisable = () =>
  useMutation({
    mutationFn: ({ id, disabled }: { id: number; disabled: boolean }) =>
      call(disableMember, { params: { id }, body: { disabled } }),
    ...useThenRenew(members),
  });

export const useResetFactor = () =>
  useMutation({
    mutationFn: (id: number) => call(resetSecondFactor, { params: { id } }),
    ...useThenRenew(members),
  });

export const useDelete = () =>
  useMutation({
    mutationFn: (id: number) => call(deleteMember, { params: { id } }),
    ...useThenRenew(members),
  });

export const useWithdraw = () =>
  useMutation({
    mutationFn: (id: number) => call(withdrawInvitation, { params: { id } }),
    ...useThenRenew(invitations),
  });

/** @param range days in the team's time zone, both included */
export const useTeamData = (range: { from: string; to: string }) =>
  useQuery({
    queryKey: ['team-data', range],
    queryFn: ({ signal }) =>
      call(getMemberUsage, {
        query: range,
        errorDisplay: 'page',
        signal,
      }),
    placeholderData: previous => previous,
  });
