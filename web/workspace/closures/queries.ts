import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as contract from '../../../contract/workspace/closures.ts';
import { call, callForFile } from '../../app/api.ts';
import { sealed } from '../../session/sign-in.ts';
import { saveFile } from '../../ui/files/save-file.ts';

const key = ['closure'];

export const useClosure = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(contract.getClosure, { errorDisplay: 'page', signal }),
  });

export const useExport = (what: 'account' | 'team') =>
  useMutation({
    mutationFn: async () =>
      what === 'team'
        ? saveFile(await callForFile(contract.exportTeam), 'team.ndjson')
        : saveFile(await callForFile(contract.exportAccount), 'account.ndjson'),
  });

export function useKeep(what: 'account' | 'team') {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(what === 'team' ? contract.keepTeam : contract.keepAccount),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}

interface Closing {
  password: string;
  /** The name of the team. */
  confirmation: string;
}

export function useClose(what: 'account' | 'team') {
  const queries = useQueryClient();
  return async ({ password, confirmation }: Closing) => {
    const body = { password: await sealed(password) };
    if (what === 'team')
      await call(contract.closeTeam, { body: { ...body, confirmation }, errorDisplay: 'page' });
    else await call(contract.closeAccount, { body, errorDisplay: 'page' });
    await queries.invalidateQueries({ queryKey: key });
  };
}
