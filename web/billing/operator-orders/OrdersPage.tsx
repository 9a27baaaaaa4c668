import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressTabs } from '../../ui/navigation/AddressTabs.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { PanelSkeleton } from '../../ui/feedback/PanelSkeleton.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { AnyOrderDialog } from './AnyOrderDialog.tsx';
import { Stack } from '../../ui/box/Box.tsx';
import { TimeDialog } from './TimeDialog.tsx';

/** What every tab can open on top of itself. */
export interface PanelProps {
  onOrder: (number: string) => void;
  onTeam: (teamId: number) => void;
}

const names = ['revenue', 'money', 'expiring', 'invoices', 'notices', 'bills'] as const;
const panels = {
  revenue: lazy(() => import('./panels/RevenuePanel.tsx')),
  money: lazy(() => import('./panels/MoneyPanel.tsx')),
  expiring: lazy(() => import('./panels/ExpiringPanel.tsx')),
  invoices: lazy(() => import('./panels/InvoicesPanel.tsx')),
  notices: lazy(() => import('./panels/NoticesPanel.tsx')),
  bills: lazy(() => import('./panels/BillsPanel.tsx')),
};

/** Money of all teams for the operator: payments, teams about to leave, unsettled and refused reports. */
export default function OrdersPage() {
  const { t } = useTranslation('operator-orders');
  useTitle(t('title'));
  const [order, setOrder] = useState<string>();
  const [team, setTeam] = useState<number>();
  return (
    <Stack gap={16} shrink>
      <PageHead title={t('title')} about={t('about')} />
      <AddressTabs
        label={t('title')}
        names={names}
        wordOf={name => t(`tab.${name}`)}
        panels={panels}
        given={{ onOrder: setOrder, onTeam: setTeam }}
        skeleton={<PanelSkeleton heights={[24, 360]} />}
      />
      {order && <AnyOrderDialog key={order} number={order} onClose={() => setOrder(undefined)} />}
      {team !== undefined && <TimeDialog key={team} teamId={team} onClose={() => setTeam(undefined)} />}
    </Stack>
  );
}
