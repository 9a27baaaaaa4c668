import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { readTab } from '../../../ui/navigation/read-tab.ts';
import { TabBar } from '../../../ui/navigation/TabBar.tsx';
import { emailTabs } from './email-tabs.ts';

/** The tabs for mail tasks and emails; the current one is in the address. */
export function EmailTabBar({ panelId }: { panelId: string }) {
  const { t } = useTranslation('one-to-one-emails');
  const [params, setParams] = useSearchParams();
  return (
    <TabBar
      label={t('tab.label')}
      value={readTab(params, emailTabs)}
      options={emailTabs.map(value => ({ value, label: t(`tab.${value}`) }))}
      panelId={panelId}
      onChange={tab => setParams(tab === 'letters' ? { tab } : {})}
    />
  );
}
