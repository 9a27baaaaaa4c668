import { useTranslation } from 'react-i18next';
import { Tag } from '../../ui/labels/Tag.tsx';
import { useSettingsOfSite } from '../queries.ts';
import { SandboxMessages } from './SandboxMessages.tsx';
import { SandboxPanel } from './SandboxPanel.tsx';
import { TopPanel } from '../tray/TopPanel.tsx';
import { Box, Text } from '../../ui/box/Box.tsx';
import panel from './SandboxPanel.module.css';
import styles from '../tray/Tray.module.css';

/** Says that nothing here reaches the outside world, and shows what was stored instead; absent in production. */
export function SandboxBadge() {
  const { t } = useTranslation();
  const { data } = useSettingsOfSite();
  if (!data?.sandbox) return null;
  return (
    <TopPanel
      title={t('top.sandbox')}
      width={320}
      opener={
        <Box
          as="button"
          py={4}
          px={0}
          pointer
          type="button"
          className={styles.sandbox}
          title={t('top.sandboxAbout')}
        >
          <Tag tone="warn">{t('top.sandbox')}</Tag>
        </Box>
      }
    >
      <Text size="md" tone="soft" leading="normal" className={styles.about}>
        {t('top.sandboxAbout')}
      </Text>
      <SandboxPanel />
      <div className={panel.messages}>
        <SandboxMessages />
      </div>
    </TopPanel>
  );
}
