import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '../../../contract/core/endpoint.ts';
import * as contract from '../../../contract/workspace/single-sign-on.ts';
import { call } from '../../app/api.ts';
import { sealed } from '../../session/sign-in.ts';

const key = ['single-sign-on'];
const ownKey = ['own-single-sign-on'];
/** The forms show their own errors beside the fields. */
const errorDisplay = 'page' as const;

export const useSingleSignOn = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(contract.getSingleSignOn, { errorDisplay, signal }),
    staleTime: 0,
  });

function useRenewing() {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([key, ownKey].map(queryKey => queries.invalidateQueries({ queryKey })));
  };
}

/** Calls of forms throw the server's errors, for the form. */
export function useSettingsCalls() {
  const renew = useRenewing();
  const thenRenew = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work;
    await renew();
    return result;
  };
  return {
    save: (body: BodyInputOf<typeof contract.saveProvider>) =>
      thenRenew(call(contract.saveProvider, { body, errorDisplay })),
    addDomain: (host: string) => thenRenew(call(contract.addSignInDomain, { body: { host }, errorDisplay })),
  };
}

export const useRemovingProvider = () =>
  useMutation({ mutationFn: () => call(contract.removeProvider), onSettled: useRenewing() });

export const useSwitching = () =>
  useMutation({
    mutationFn: (body: BodyInputOf<typeof contract.switchSingleSignOn>) =>
      call(contract.switchSingleSignOn, { body }),
    onSettled: useRenewing(),
  });

export const useTesting = () => useMutation({ mutationFn: () => call(contract.testSingleSignOn) });

export const useVerifyingDomain = () =>
  useMutation({
    mutationFn: (id: number) => call(contract.verifySignInDomain, { params: { id } }),
    onSettled: useRenewing(),
  });

export const useRemovingDomain = () =>
  useMutation({
    mutationFn: (id: number) => call(contract.removeSignInDomain, { params: { id } }),
    onSettled: useRenewing(),
  });

export const useOwnSingleSignOn = () =>
  useQuery({
    queryKey: ownKey,
    queryFn: ({ signal }) => call(contract.getOwnSingleSignOn, { errorDisplay, signal }),
  });

export function useOwnCalls() {
  const renew = useRenewing();
  return {
    link: async (password: string) =>
      call(contract.linkSingleSignOn, { body: { password: await sealed(password) }, errorDisplay }),
    unlink: async (password: string) => {
      await call(contract.unlinkSingleSignOn, { body: { password: await sealed(password) }, errorDisplay });
      await renew();
    },
  };
}
