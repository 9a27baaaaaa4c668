import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { readTab } from '../../../ui/navigation/read-tab.ts';
import { TabBar } from '../../../ui/navigation/TabBar.tsx';
import { letterTabs } from './letter-tabs.ts';

/** The tabs for mail tasks and emails; the current one is in the address. */
export function LetterTabBar({ panelId }: { panelId: string }) {
  const { t } = useTranslation('letters');
  const [params, setParams] = useSearchParams();
  return (
    <TabBar
      label={t('tab.label')}
      value={readTab(params, letterTabs)}
      options={letterTabs.map(value => ({ value, label: t(`tab.${value}`) }))}
      panelId={panelId}
      onChange={tab => setParams(tab === 'letters' ? { tab } : {})}
    />
  );
}
