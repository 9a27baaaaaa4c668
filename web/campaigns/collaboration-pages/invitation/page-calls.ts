import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as contract from '../../../../contract/campaigns/collaboration-pages/collaboration-pages.ts';
import type { BodyInputOf } from '../../../../contract/core/endpoint.ts';
import { call } from '../../../app/api.ts';
import { campaignsKey } from '../../../layout/queries.ts';

const keyOf = (id: number) => [...campaignsKey, 'pages', id];

export const useCreatorPages = (id: number) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) =>
      call(contract.listCollaborationPages, {
        params: { id },
        errorDisplay: 'page',
        signal,
      }),
  });

export function usePageCalls(id: number) {
  const queries = useQueryClient();
  const thenRenew = async <T>(work: Promise<T>): Promise<T> =>
    work.finally(() => void queries.invalidateQueries({ queryKey: campaignsKey }));
  return {
    make: async (body: BodyInputOf<typeof contract.makeCollaborationPage>) =>
      thenRenew(
        call(contract.makeCollaborationPage, {
          params: { id },
          body,
          errorDisplay: 'page',
        }),
      ),
    revoke: async (pageId: number) =>
      thenRenew(
        call(contract.revokeCollaborationPage, {
          params: { id, pageId },
        }),
      ),
  };
}
