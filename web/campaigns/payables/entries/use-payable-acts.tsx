import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payable } from '../../../../contract/campaigns/payables.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import type { MenuAction } from '../../../ui/overlays/MoreMenu.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { type ChangedState, useChangeState } from './payable-calls.ts';
import { PayableDialog } from './PayableDialog.tsx';
import { PayDialog } from './PayDialog.tsx';
import { TakeBackDialog } from './TakeBackDialog.tsx';

type Act = 'edit' | 'pay' | 'takeBack' | 'cancel';

export interface PayableActs {
  /** The next action, for a button; undefined if there is none. */
  nextOf: (payable: Payable) => { text: string; onChoose: () => void } | undefined;
  /** All actions on it. */
  actionsOf: (payable: Payable) => MenuAction[][];
  approve: (ids: readonly number[]) => void;
  isBusy: boolean;
  /** Over the page. */
  dialogs: ReactNode;
}

/** The actions on payables, with their dialogs. */
export function usePayableActs(): PayableActs {
  const { t } = useTranslation('payables');
  const [opened, setOpened] = useState<{ act: Act; payable: Payable }>();
  const close = () => setOpened(undefined);
  const changeState = useChangeState((state, count) => {
    showToast('success', t(`stateChanged.${state}`, { count }));
    close();
  });
  const to = (payable: Payable, state: ChangedState) => changeState.mutate({ ids: [payable.id], state });
  const open = (payable: Payable, act: Act) => setOpened({ act, payable });
  const act = {
    edit: (payable: Payable) => ({
      text: t('change', { ns: 'common' }),
      onChoose: () => open(payable, 'edit'),
    }),
    pay: (payable: Payable) => ({ text: t('act.pay'), onChoose: () => open(payable, 'pay') }),
    approve: (payable: Payable) => ({ text: t('act.approve'), onChoose: () => to(payable, 'approved') }),
    replan: (payable: Payable) => ({ text: t('act.replan'), onChoose: () => to(payable, 'planned') }),
    cancel: (payable: Payable) => ({
      text: t('act.cancel'),
      isDangerous: true,
      onChoose: () => open(payable, 'cancel'),
    }),
    takeBack: (payable: Payable) => ({
      text: t('act.takeBack'),
      isDangerous: true,
      onChoose: () => open(payable, 'takeBack'),
    }),
  };
  return {
    nextOf(payable) {
      if (!payable.mine) return undefined;
      if (payable.state === 'planned') return act.approve(payable);
      return payable.state === 'approved' ? act.pay(payable) : undefined;
    },
    actionsOf(payable) {
      if (!payable.mine) return [];
      if (payable.state === 'planned')
        return [[act.edit(payable), act.approve(payable), act.pay(payable)], [act.cancel(payable)]];
      if (payable.state === 'approved')
        return [[act.edit(payable), act.pay(payable), act.replan(payable)], [act.cancel(payable)]];
      return payable.state === 'paid' ? [[act.takeBack(payable)]] : [[act.replan(payable)]];
    },
    approve: ids => changeState.mutate({ ids, state: 'approved' }),
    isBusy: changeState.isPending,
    dialogs: opened && (
      <>
        {opened.act === 'edit' && (
          <PayableDialog
            collaborationId={opened.payable.collaborationId}
            payable={opened.payable}
            currency={opened.payable.currency}
            onClose={close}
          />
        )}
        {opened.act === 'pay' && <PayDialog payable={opened.payable} onClose={close} />}
        {opened.act === 'takeBack' && <TakeBackDialog payable={opened.payable} onClose={close} />}
        {opened.act === 'cancel' && (
          <ConfirmDialog
            title={t('cancelling.title')}
            confirm={t('act.cancel')}
            cancel={t('cancelling.keep')}
            isDangerous
            isBusy={changeState.isPending}
            onConfirm={() => to(opened.payable, 'cancelled')}
            onCancel={close}
          >
            {t('cancelling.about')}
          </ConfirmDialog>
        )}
      </>
    ),
  };
}
