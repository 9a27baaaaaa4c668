import { useQuery } from '@tanstack/react-query';
import {
  confirmAddress,
  connectAccount,
  disconnectAccount,
  openCreatorPage,
} from '../../../contract/creators/creator-connections/creator-connections.ts';
import type { BodyInputOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import { call } from '../../app/api.ts';

export type OwnPage = ReplyOf<typeof openCreatorPage>;
export type PlatformState = OwnPage['platforms'][number];

/** The page of a creator's link. Nobody needs to be signed in, so nothing is kept. */
export const useOwnPage = (token: string) =>
  useQuery({
    queryKey: ['own-page', token],
    queryFn: ({ signal }) => call(openCreatorPage, { params: { token }, errorDisplay: 'page', signal }),
    staleTime: Infinity,
    gcTime: 0,
  });

export const confirm = (token: string, address: string) =>
  call(confirmAddress, {
    params: { token },
    body: { address },
    errorDisplay: 'page',
  });

/** @returns where the browser continues */
export const connect = (token: string, body: BodyInputOf<typeof connectAccount>) =>
  call(connectAccount, {
    params: { token },
    body,
    errorDisplay: 'page',
  });

export const disconnect = (token: string, platform: Platform) =>
  call(disconnectAccount, { params: { token, platform } });
