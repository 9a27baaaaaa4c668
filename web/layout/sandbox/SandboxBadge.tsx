import { useTranslation } from 'react-i18next';
import { Tag } from '../../ui/labels/Tag.tsx';
import { useSettingsOfSite } from '../queries.ts';
import { later } from '../../ui/page/later.ts';
import { TopPanel } from '../tray/TopPanel.tsx';
import { Box, Text } from '../../ui/box/Box.tsx';
import styles from '../tray/Tray.module.css';

const panel = later(() => import('./SandboxPanel.tsx'));

/** Says that nothing here reaches the outside world, and shows what was stored instead; absent in production. */
export function SandboxBadge() {
  const { t } = useTranslation();
  const { data } = useSettingsOfSite();
  const parts = panel.useLoaded();
  if (!data?.sandbox) return null;
  return (
    <TopPanel
      title={t('top.sandbox')}
      width={320}
      content={panel}
      renderOpener={props => (
        <Box
          {...props}
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
      )}
    >
      <Text size="md" tone="soft" leading="normal" className={styles.about}>
        {t('top.sandboxAbout')}
      </Text>
      {parts && <parts.SandboxPanel />}
    </TopPanel>
  );
}
