import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as contract from '../../../contract/workspace/erasures.ts';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import { call, callForFile } from '../../app/api.ts';
import { saveFile } from '../../ui/files/save-file.ts';

export type Found = ReplyOf<typeof contract.findPerson>;
export type Held = Found['held'][number];
export type Erasure = ReplyOf<typeof contract.listErasures>['erasures'][number];

/** Milliseconds, while one is under way. */
const refresh = 5000;
const key = ['erasures'];

export const useErasures = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(contract.listErasures, { errorDisplay: 'page', signal }),
    refetchInterval: ({ state }) => state.data?.erasures.some(({ endedAt }) => endedAt === null) && refresh,
  });

export const findPerson = (who: string) => call(contract.findPerson, { body: { who }, errorDisplay: 'page' });

export const useExport = () =>
  useMutation({
    mutationFn: async (who: string) =>
      saveFile(await callForFile(contract.exportPerson, { body: { who } }), 'person.json'),
  });

export const useCertificate = () =>
  useMutation({
    mutationFn: async (id: number) =>
      saveFile(await callForFile(contract.getErasureCertificate, { params: { id } }), `erasure-${id}.txt`),
  });

export function useErase() {
  const queries = useQueryClient();
  return async (who: string, confirmation: string) => {
    const { id } = await call(contract.erasePerson, { body: { who, confirmation }, errorDisplay: 'page' });
    await queries.invalidateQueries({ queryKey: key });
    return id;
  };
}
