import { Popover } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Tag } from '../ui/Tag.tsx';
import { useSettingsOfSite } from './queries.ts';
import { SandboxMessages } from './SandboxMessages.tsx';
import styles from './Tray.module.css';

/** Says that nothing here reaches the outside world, and shows what was kept instead; absent in production. */
export function SandboxBadge() {
  const { t } = useTranslation();
  const { data } = useSettingsOfSite();
  if (!data?.sandbox) return null;
  return (
    <Popover width={320} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={styles.sandbox} title={t('top.sandboxAbout')}>
          <Tag tone="warn">{t('top.sandbox')}</Tag>
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.panel} aria-label={t('top.sandbox')} tabIndex={-1} data-autofocus>
        <h2 className={styles.title}>{t('top.sandbox')}</h2>
        <p className={styles.about}>{t('top.sandboxAbout')}</p>
        <SandboxMessages />
      </Popover.Dropdown>
    </Popover>
  );
}
