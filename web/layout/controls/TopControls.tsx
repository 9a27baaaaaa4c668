import { IconCrown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useSession } from '../../session/session.ts';
import { AppearancePicker } from './AppearancePicker.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { HelpLink } from '../help/HelpLink.tsx';
import { ServicePopover } from './ServicePopover.tsx';
import { Group } from '../../ui/box/Box.tsx';
import styles from './TopControls.module.css';

/** Plan, service, language and appearance: in the top bar, on phones below the menu. */
export function TopControls() {
  const { t } = useTranslation();
  const { versionName, hasHigher } = useSession().equity.equityVersion;
  return (
    <Group gap={8} wrap>
      <Group as="span" gap={10} size="md" nowrap className={styles.plan}>
        {versionName && (
          <Link to={paths.equity()} aria-label={t('top.plan', { name: versionName })}>
            {versionName}
          </Link>
        )}
        {hasHigher && (
          <Link to={paths.plans()} className={styles.upgrade}>
            <IconCrown size={15} stroke={1.8} aria-hidden />
            {t('top.upgrade')}
          </Link>
        )}
      </Group>
      <LanguagePicker />
      <Group as="span">
        <HelpLink />
        <ServicePopover />
        <AppearancePicker />
      </Group>
    </Group>
  );
}
