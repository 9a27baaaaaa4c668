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
import { useMay } from '../../../session/session.ts';

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
  const mayPlan = useMay('payments.plan');
  const mayApprove = useMay('payments.approve');
  const mayPay = useMay('payments.pay');
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
  const only = (actions: (MenuAction | false)[][]) =>
    actions.map(group => group.filter(action => action !== false)).filter(group => group.length > 0);
  return {
    nextOf(payable) {
      if (!payable.mine) return undefined;
      if (payable.state === 'planned') return mayApprove ? act.approve(payable) : undefined;
      return payable.state === 'approved' && mayPay ? act.pay(payable) : undefined;
    },
    actionsOf(payable) {
      if (!payable.mine) return [];
      if (payable.state === 'planned')
        return only([
          [mayPlan && act.edit(payable), mayApprove && act.approve(payable), mayPay && act.pay(payable)],
          [mayApprove && act.cancel(payable)],
        ]);
      if (payable.state === 'approved')
        return only([
          [mayPlan && act.edit(payable), mayPay && act.pay(payable), mayApprove && act.replan(payable)],
          [mayApprove && act.cancel(payable)],
        ]);
      return only([
        [payable.state === 'paid' ? mayPay && act.takeBack(payable) : mayApprove && act.replan(payable)],
      ]);
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
