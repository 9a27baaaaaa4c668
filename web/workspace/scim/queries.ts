import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createScimToken,
  listScimTokens,
  revokeScimToken,
} from '../../../contract/workspace/scim/scim-tokens.ts';
import { call } from '../../app/api.ts';

const key = ['scim-tokens'];

export const useScimTokens = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listScimTokens, { errorDisplay: 'page', signal }),
  });

export function useMakeToken() {
  const queries = useQueryClient();
  return async (name: string) => {
    const made = await call(createScimToken, { body: { name }, errorDisplay: 'page' });
    void queries.invalidateQueries({ queryKey: key });
    return made.token;
  };
}

export function useRevokeToken() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(revokeScimToken, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
