import { useQuery } from '@tanstack/react-query';
import type { BodyInputOf } from '../../../../contract/core/endpoint.ts';
import { getInvitation, joinTeam } from '../../../../contract/workspace/members.ts';
import { call } from '../../../app/api.ts';
import { sealed } from '../../../session/sign-in.ts';

/** The forms show their own errors beside the fields. */
const errorDisplay = 'page';

/** The invitation of a link, for whoever has it; nothing is kept. */
export const useInvitation = (token: string) =>
  useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(getInvitation, { params: { token }, errorDisplay, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });

export const acceptInvitation = async (body: BodyInputOf<typeof joinTeam>) =>
  call(joinTeam, {
    body: { ...body, password: await sealed(body.password) },
    errorDisplay,
  });
