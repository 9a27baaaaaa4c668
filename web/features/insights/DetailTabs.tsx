import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { CreatorDetail } from '../../../contract/creators.ts';
import { TabBar } from '../../ui/TabBar.tsx';
import styles from './DetailPage.module.css';
import { TabSkeleton } from './DetailSkeleton.tsx';
import { tabNames, tabs } from './tabs.ts';

/** The tabs, and the one that the address names. */
export function DetailTabs({ creator }: { creator: CreatorDetail }) {
  const { t } = useTranslation('insights');
  const panelId = useId();
  const [params, setParams] = useSearchParams();
  const name = tabNames.find(each => each === params.get('tab')) ?? 'overview';
  const Tab = tabs[name];
  return (
    <>
      <TabBar
        label={t('tab.label')}
        value={name}
        options={tabNames.map(value => ({ value, label: t(`tab.${value}`) }))}
        panelId={panelId}
        onChange={tab => setParams(tab === 'overview' ? {} : { tab }, { preventScrollReset: true })}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={`${panelId}-tab`}
        tabIndex={-1}
        className={styles.panel}
      >
        <Suspense key={name} fallback={<TabSkeleton />}>
          <Tab creator={creator} />
        </Suspense>
      </div>
    </>
  );
}
