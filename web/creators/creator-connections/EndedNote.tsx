import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { platformNames } from '../../layout/search/platform-names.ts';
import type { Ended } from './AccountsCard.tsx';
import { Group } from '../../ui/box/Box.tsx';
import styles from './creator-page.module.css';
import { platformSettings } from './platform-icons.ts';

/** A connection was revoked; if the platform may not know, the creator can remove access there. */
export function EndedNote({ platform, isRevoked }: Ended) {
  const { t } = useTranslation('creator-page');
  const values = { platform: platformNames[platform] };
  const settings = platformSettings[platform];
  return (
    <Group
      as="p"
      gap={10}
      align="start"
      leading="relaxed"
      py={12}
      px={14}
      radius="card"
      role="status"
      className={styles.note}
      data-tone={isRevoked ? 'good' : 'warn'}
    >
      <IconCircleCheck size={18} aria-hidden />
      <span>
        {t(isRevoked ? 'disconnect.done' : 'disconnect.doneHere', values)}{' '}
        {!isRevoked && settings && (
          <a href={settings} target="_blank" rel="noreferrer">
            {t('disconnect.settings', values)}
          </a>
        )}
      </span>
    </Group>
  );
}
