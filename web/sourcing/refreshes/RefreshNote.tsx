import { Button, Loader } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreatorParams } from '../../../contract/catalogue/creator-params.ts';
import { dateTime } from '../../../contract/core/format.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { platformNames } from '../../catalogue/shared/display-names.ts';
import { useRefresh } from './queries.ts';
import { refreshText } from './refresh-text.ts';
import { Group } from '../../ui/box/Box.tsx';
import styles from './refresh.module.css';

/** Requests a refresh of a creator with priority, or says why and until when it is not possible. */
export function RefreshNote({ creator }: { creator: CreatorParams }) {
  const { t } = useTranslation('refreshes');
  const confirm = useCallback(() => showToast('success', t('refresh.done')), [t]);
  const { refresh, ask } = useRefresh(creator, confirm);
  if (!refresh) return <Group as="span" inline gap={0} columnGap={8} wrap className={styles.place} />;
  const { key, at, canAsk } = refreshText(refresh);
  const words = { platform: platformNames[creator.platform], at: dateTime(at) };
  const isUnderWay = key === 'underWay';
  return (
    <Group as="span" inline gap={0} columnGap={8} wrap className={styles.place}>
      <Button
        size="compact-xs"
        variant="subtle"
        className={styles.button}
        leftSection={isUnderWay ? <Loader size={12} /> : <IconRefresh size={14} stroke={1.6} aria-hidden />}
        // Not `disabled`: keyboard users must be able to reach the reason.
        aria-disabled={!canAsk}
        data-disabled={!canAsk || undefined}
        title={t(`refresh.${key}`, words)}
        onClick={event => (canAsk ? ask() : event.preventDefault())}
      >
        {isUnderWay ? t('refresh.running') : t('refresh.button')}
      </Button>
      {(key === 'waiting' || key === 'waitingUntil') && <span>{t(`refresh.${key}`, words)}</span>}
      {refresh.fault && !isUnderWay && key !== 'waitingUntil' && (
        <span role="status">{t(`refresh.fault.${refresh.fault}`, words)}</span>
      )}
    </Group>
  );
}
