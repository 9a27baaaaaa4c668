import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import type { CreatorDetail } from '../../../contract/creators.ts';
import type { Platform } from '../../../contract/platform.ts';
import { CallError, untold } from '../../api.ts';
import { useCreator } from '../../creator-tools/creator-query.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { TabBar } from '../../ui/TabBar.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { DetailHead } from './DetailHead.tsx';
import styles from './DetailPage.module.css';
import { DetailSkeleton, TabSkeleton } from './DetailSkeleton.tsx';
import { tabNames, tabs } from './tabs.ts';

function Detail({ creator }: { creator: CreatorDetail }) {
  const { t } = useTranslation('insights');
  const panelId = useId();
  const [params, setParams] = useSearchParams();
  const name = tabNames.find(each => each === params.get('tab')) ?? 'overview';
  const Tab = tabs[name];
  return (
    <div className={styles.page}>
      <DetailHead creator={creator} />
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
    </div>
  );
}

/** One creator: who it is, and in five tabs all that is known. The tab and what is asked in it are in the address. */
export default function DetailPage() {
  const { t } = useTranslation('creators');
  const { platform, id } = useParams();
  const { data, error, isError, refetch } = useCreator(platform as Platform, Number(id));
  useTitle(data ? data.name || data.handle : undefined);
  if (data) return <Detail key={data.id} creator={data} />;
  if (!isError) return <DetailSkeleton />;
  // An address of no creator: a wrong number or platform is no better than one that is gone.
  if (error instanceof CallError && (error.code === 404 || error.code === 400))
    return <EmptyState title={t('detail.missingTitle')}>{t('detail.missing')}</EmptyState>;
  return <ErrorState message={untold(error)} onRetry={() => void refetch()} />;
}
