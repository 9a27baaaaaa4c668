import { type ComponentType, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreatorDetail } from '../../../contract/creators/search/creator-search.ts';
import { AddressTabs } from '../../ui/navigation/AddressTabs.tsx';
import { PanelSkeleton } from '../../ui/feedback/PanelSkeleton.tsx';
import { emailTabSlot } from './email-tab-slot.ts';
import { useMay } from '../../session/session.ts';

export interface TabProps {
  creator: CreatorDetail;
}

const names = ['overview', 'audience', 'content', 'brand', 'email'] as const;
const withoutMail = ['overview', 'audience', 'content', 'brand'] as const;

const panels: Record<(typeof names)[number], ComponentType<TabProps>> = {
  overview: lazy(async () => ({ default: (await import('./overview/OverviewTab.tsx')).OverviewTab })),
  audience: lazy(async () => ({ default: (await import('./audience/AudienceTab.tsx')).AudienceTab })),
  content: lazy(async () => ({ default: (await import('./content/ContentTab.tsx')).ContentTab })),
  brand: lazy(async () => ({ default: (await import('./brand/BrandTab.tsx')).BrandTab })),
  email: emailTabSlot.Part,
};

/** The tabs of a creator. */
export function DetailTabs(props: TabProps) {
  const { t } = useTranslation('insights');
  const mayReadMail = useMay('mail.read');
  return (
    <AddressTabs
      label={t('tab.label')}
      names={mayReadMail ? names : withoutMail}
      wordOf={name => t(`tab.${name}`)}
      panels={panels}
      given={props}
      skeleton={<PanelSkeleton heights={[168, 348]} />}
    />
  );
}
