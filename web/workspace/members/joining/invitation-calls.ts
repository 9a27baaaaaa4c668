import type { ReplyOf, BodyInputOf } from '../../../../contract/core/endpoint.ts';
import { getInvitation, joinTeam } from '../../../../contract/workspace/members.ts';
import { call } from '../../../app/api.ts';
import { sealed } from '../../../session/sign-in.ts';

/** The forms show their own errors beside the fields. */
const errorDisplay = 'page';

export type Invitation = ReplyOf<typeof getInvitation>;

export const readInvitation = (token: string, signal: AbortSignal) =>
  call(getInvitation, {
    params: { token },
    errorDisplay,
    signal,
  });

export const acceptInvitation = async (body: BodyInputOf<typeof joinTeam>) =>
  call(joinTeam, {
    body: { ...body, password: await sealed(body.password) },
    errorDisplay,
  });
