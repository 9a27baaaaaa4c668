import { Menu } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CollaborationState,
  collaborationStates,
} from '../../../contract/campaigns/collaboration-kinds.ts';
import { fullCount } from '../../../contract/core/format.ts';
import { SelectionBar } from '../../ui/tables/SelectionBar.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import type { Selection } from '../../ui/tables/use-selection.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { useMoveCards } from './queries.ts';
import { RefusedDialog, type RefusedDialogProps } from './RefusedDialog.tsx';

/** Actions on all selected collaborations; those that cannot be moved stay selected, with the reason. */
export function BulkBar({ campaignId, selection }: { campaignId: number; selection: Selection }) {
  const { t } = useTranslation('collaborations');
  const moveAll = useMoveCards(campaignId);
  const [isCancelling, setCancelling] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Omit<RefusedDialogProps, 'onClose'> | null>(null);
  const { ids, count } = selection;

  async function move(to: CollaborationState, reason = '') {
    setBusy(true);
    try {
      const { moved, unchanged, refused } = await moveAll(ids, to, reason);
      const staying = new Set(refused.map(({ id }) => id));
      selection.select(
        ids.filter(id => !staying.has(id)),
        false,
      );
      if (refused.length) setRefusal({ moved, refused });
      else
        showToast(
          'success',
          t('bulk.done', { count: moved + unchanged, number: fullCount(moved + unchanged) }),
        );
    } catch {
      // A toast has shown it.
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <SelectionBar
        selection={selection}
        total={count}
        words={{
          count: (count, number) => t('bulk.selected', { count, number }),
          all: () => '',
        }}
      >
        <Menu position="top" width={200} returnFocus>
          <Menu.Target>
            <button type="button" data-main disabled={isBusy}>
              {t('moveTo')}
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {collaborationStates
              .filter(state => state !== 'cancelled')
              .map(state => (
                <Menu.Item key={state} onClick={() => void move(state)}>
                  {t(`state.${state}`)}
                </Menu.Item>
              ))}
          </Menu.Dropdown>
        </Menu>
        <button type="button" disabled={isBusy} onClick={() => setCancelling(true)}>
          {t('bulk.cancel')}
        </button>
      </SelectionBar>
      {isCancelling && (
        <CancelDialog
          title={t('cancelling.titleAll', { count, number: fullCount(count) })}
          onCancel={reason => void move('cancelled', reason)}
          onClose={() => setCancelling(false)}
        />
      )}
      {refusal && <RefusedDialog {...refusal} onClose={() => setRefusal(null)} />}
    </>
  );
}
