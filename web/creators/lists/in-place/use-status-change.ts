import { useMutation, useQueryClient } from '@tanstack/react-query';
import { actOnCreators } from '../../../../contract/creators/bulk.ts';
import type { CreatorStatus } from '../../../../contract/creators/team-creators/team-creators.ts';
import { call } from '../../../app/api.ts';
import { teamMemoryRenewed } from '../../shared/queries.ts';

/** Sets the status of a creator. The new one is shown at once, until the reloaded row has it; a toast shows an error. */
export function useStatusChange(id: number, known: CreatorStatus) {
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (status: CreatorStatus) =>
      call(actOnCreators, {
        body: { selection: { of: 'ids', ids: [id] }, action: { do: 'setStatus', status } },
      }),
    onSettled: () => teamMemoryRenewed(queries),
  });
  return { status: isPending ? variables : known, setStatus: mutate };
}
