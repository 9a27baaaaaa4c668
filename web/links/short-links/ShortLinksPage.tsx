import { Button } from '@mantine/core';
import { IconSettings, IconUsers } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { VisitRecords } from '../visits/records/VisitRecords.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { TabBar } from '../../ui/navigation/TabBar.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { LinksTab } from './LinksTab.tsx';
import { QuickLink } from './QuickLink.tsx';
import { ListLinksDialog } from './form/ListLinksDialog.tsx';
import { SettingsDialog } from './settings/SettingsDialog.tsx';
import { Box, Stack } from '../../ui/box/Box.tsx';
import styles from './ShortLinksPage.module.css';
import { Allowed } from '../../session/Allowed.tsx';

const tabs = ['links', 'records'] as const;

/** The team's short links, and a tab with their access records. */
export default function ShortLinksPage() {
  const { t } = useTranslation('short-links');
  useTitle(t('title'));
  const panelId = useId();
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'records' ? 'records' : 'links';
  const [opened, setOpened] = useState<'ofList' | 'settings'>();
  const close = () => setOpened(undefined);
  return (
    <Stack gap={14} shrink className={styles.page}>
      <PageHead title={t('title')} about={t('about')}>
        <Button
          variant="default"
          leftSection={<IconSettings size={16} stroke={1.6} aria-hidden />}
          onClick={() => setOpened('settings')}
        >
          {t('settings.open')}
        </Button>
        <Allowed to="links.edit">
          <Button
            variant="default"
            leftSection={<IconUsers size={16} stroke={1.6} aria-hidden />}
            onClick={() => setOpened('ofList')}
          >
            {t('ofList.open')}
          </Button>
        </Allowed>
      </PageHead>
      <Allowed to="links.edit">
        <QuickLink />
      </Allowed>
      <TabBar
        label={t('tabs.label')}
        value={tab}
        options={tabs.map(value => ({ value, label: t(`tabs.${value}`) }))}
        panelId={panelId}
        onChange={value => setParams(value === 'records' ? { tab: value } : {}, { preventScrollReset: true })}
      />
      <Box shrink id={panelId} role="tabpanel" aria-labelledby={`${panelId}-tab`}>
        {tab === 'links' ? <LinksTab /> : <VisitRecords />}
      </Box>
      {opened === 'ofList' && <ListLinksDialog onClose={close} />}
      {opened === 'settings' && <SettingsDialog onClose={close} />}
    </Stack>
  );
}
