import { ActionDialogs } from './ActionDialogs.tsx';
import type { DialogName } from './action-target.ts';
import { useTeamCreator } from '../queries.ts';

export interface ActOnCreatorProps {
  what: DialogName;
  creator: { id: number; name: string };
  onClose: () => void;
}

/** The dialog of an action on a creator outside a table of creators; loads the team's data on the creator first. */
export function ActOnCreator({ what, creator: { id, name }, onClose }: ActOnCreatorProps) {
  const { data, isError } = useTeamCreator(id);
  if (!data && !isError) return null;
  return (
    <ActionDialogs
      asked={{
        what,
        target: {
          meant: { of: 'ids', ids: [id] },
          count: 1,
          ...(data && { one: { name, marks: data.marks } }),
          columns: [],
        },
      }}
      onClose={onClose}
    />
  );
}
