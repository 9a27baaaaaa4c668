import {
  IconAlertTriangle,
  IconEyeOff,
  IconFlag,
  IconPlugOff,
  IconTrendingDown,
  IconTrendingUp,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Alert } from '../../../contract/monitoring/alerts/alerts.ts';
import { paths } from '../../app/paths.ts';
import { Moment } from '../../ui/dates/Moment.tsx';
import { Box, Group, Text } from '../../ui/box/Box.tsx';
import tones from '../../ui/theme/tones.module.css';
import styles from './alerts.module.css';
import { useAlertSentence } from './use-alert-sentence.ts';

const icons = {
  takesOff: { Icon: IconTrendingUp, tone: 'good' },
  drops: { Icon: IconTrendingDown, tone: 'bad' },
  deleted: { Icon: IconEyeOff, tone: 'bad' },
  missingDisclosure: { Icon: IconAlertTriangle, tone: 'warn' },
  milestone: { Icon: IconFlag, tone: 'good' },
  gap: { Icon: IconPlugOff, tone: 'warn' },
} as const;

export interface AlertListProps {
  projectId: number;
  alerts: readonly Alert[];
  isStale: boolean;
}

/** Alerts, newest first, each with its time and the state of its mail. */
export function AlertList({ projectId, alerts, isStale }: AlertListProps) {
  const { t } = useTranslation('alerts');
  const sentence = useAlertSentence();
  return (
    <Box
      as="ol"
      border
      radius="card"
      ground="surface"
      className={styles.list}
      aria-label={t('title')}
      aria-busy={isStale}
    >
      {alerts.map(alert => {
        const { id, kind, key, at, mail, facts } = alert;
        const { Icon, tone } = icons[kind];
        return (
          <li key={id}>
            <span className={`${tones.tone} ${styles.icon}`} data-tone={tone}>
              <Icon size={16} stroke={1.8} aria-hidden />
            </span>
            <Text as="div" shrink breaks>
              <p>
                <bdi>{sentence(alert)}</bdi>
              </p>
              <Group as="p" gap={2} columnGap={14} align="stretch" wrap size="sm" tone="faint" mt={2}>
                <span>{t(`kind.${kind}`)}</span>
                <Moment at={at} />
                {mail !== 'none' && <span>{t(`mail.${mail}`)}</span>}
                {key && (
                  <Text as={Link} tone="accent" to={paths.monitoredPost(projectId, key)}>
                    {t('toPost')}
                  </Text>
                )}
                {facts.url && (
                  <Text as="a" tone="accent" href={facts.url} target="_blank" rel="noreferrer">
                    {t('toPlatform')}
                  </Text>
                )}
              </Group>
            </Text>
          </li>
        );
      })}
    </Box>
  );
}
