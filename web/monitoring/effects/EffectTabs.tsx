import { type ComponentType, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressTabs } from '../../ui/navigation/AddressTabs.tsx';
import { TabSkeleton } from './EffectSkeleton.tsx';
import type { EffectView } from './queries.ts';

export interface TabProps {
  effect: EffectView;
}

const names = ['overview', 'creators', 'days', 'costs', 'links', 'coupons', 'whatIf'] as const;

const panels: Record<(typeof names)[number], ComponentType<TabProps>> = {
  overview: lazy(async () => ({ default: (await import('./overview/OverviewTab.tsx')).OverviewTab })),
  creators: lazy(async () => ({ default: (await import('./creators/CreatorsTab.tsx')).CreatorsTab })),
  days: lazy(async () => ({ default: (await import('./days/DaysTab.tsx')).DaysTab })),
  costs: lazy(async () => ({ default: (await import('./costs/CostsTab.tsx')).CostsTab })),
  links: lazy(async () => ({ default: (await import('./links/LinksTab.tsx')).LinksTab })),
  coupons: lazy(async () => ({ default: (await import('./coupons/CouponsTab.tsx')).CouponsTab })),
  whatIf: lazy(async () => ({ default: (await import('./what-if/WhatIfTab.tsx')).WhatIfTab })),
};

/** The tabs of a project's effect. */
export function EffectTabs(props: TabProps) {
  const { t } = useTranslation('effects');
  return (
    <AddressTabs
      label={t('tab.label')}
      names={names}
      wordOf={name => t(`tab.${name}`)}
      panels={panels}
      given={props}
      skeleton={<TabSkeleton />}
    />
  );
}
