import { useMutation } from '@tanstack/react-query';
import { pinMenuEntry } from '../../../contract/workspace/team.ts';
import { call } from '../../app/api.ts';
import { showPinned } from '../../session/session.ts';

interface Pinning {
  path: string;
  isPinned: boolean;
}

const show = ({ path, isPinned }: Pinning) =>
  showPinned(pinned => [...pinned.filter(each => each !== path), ...(isPinned ? [path] : [])]);

/** Keeps an entry of the menu at the top, or puts it back: at once, and back again if the server refuses. */
export function usePin(): (path: string, isPinned: boolean) => void {
  const { mutate } = useMutation({
    mutationFn: (body: Pinning) => call(pinMenuEntry, { body }),
    onMutate: show,
    onError: (_error, { path, isPinned }) => show({ path, isPinned: !isPinned }),
  });
  return (path, isPinned) => mutate({ path, isPinned });
}
