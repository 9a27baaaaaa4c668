import { useTranslation } from 'react-i18next';
import type { Permission } from '../../../../contract/core/roles/permissions.ts';
import { limits } from '../../../../contract/core/limits.ts';
import { useSession } from '../../../session/session.ts';
import { SelectionBar } from '../../../ui/tables/SelectionBar.tsx';
import type { Selection } from '../../../ui/tables/use-selection.ts';
import type { ActionName } from './action-target.ts';

export interface SelectionActionsProps {
  selection: Selection;
  total: number;
  /** In display order; the first is the main one. */
  actions: readonly ActionName[];
  onAsk: (what: ActionName) => void;
}

/** What an action needs; the others need to edit creators. */
const needed: Partial<Record<ActionName, Permission | null>> = {
  compare: null,
  write: 'mail.send',
  campaign: 'campaigns.edit',
  export: 'data.export',
};

/** Those of the actions on creators that the role of who is signed in allows. */
export function useAllowedActions<Name extends ActionName>(actions: readonly Name[]): Name[] {
  const { permissions } = useSession().user;
  return actions.filter(name => {
    const permission = needed[name] === undefined ? 'creators.edit' : needed[name];
    return permission === null || permissions.includes(permission);
  });
}

const canCompare = ({ ids }: Selection) =>
  ids.length >= limits.compared.min && ids.length <= limits.compared.max;

/** The actions on the selected creators. */
export function SelectionActions({ selection, total, actions, onAsk }: SelectionActionsProps) {
  const { t } = useTranslation('team-creators');
  const allowed = useAllowedActions(actions);
  return (
    <SelectionBar
      selection={selection}
      total={total}
      words={{
        count: (count, number) => t('selection.count', { count, number }),
        all: (count, number) => t('selection.all', { count, number }),
      }}
    >
      {allowed.map((what, at) => {
        const isRefused = what === 'compare' && !canCompare(selection);
        return (
          <button
            key={what}
            type="button"
            data-main={at === 0 || undefined}
            disabled={isRefused}
            title={isRefused ? t('selection.toCompare', limits.compared) : undefined}
            onClick={() => onAsk(what)}
          >
            {t(`action.${what}`)}
          </button>
        );
      })}
    </SelectionBar>
  );
}
