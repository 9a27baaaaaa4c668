import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hideFirstSteps } from '../../../contract/home/first-steps.ts';
import { call } from '../../app/api.ts';
import { homeKey } from '../../layout/queries.ts';

/** Puts the first steps away, or shows them again. */
export function useHideSteps() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isHidden: boolean) => call(hideFirstSteps, { body: { isHidden } }),
    onSettled: () => queries.invalidateQueries({ queryKey: homeKey }),
  });
}
