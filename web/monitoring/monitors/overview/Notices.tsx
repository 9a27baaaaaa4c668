import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fullCount } from '../../../../contract/core/format.ts';
import type { MonitorProject, ProjectDay } from '../../../../contract/monitoring/monitors.ts';
import { paths } from '../../../app/paths.ts';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './overview.module.css';

export interface NoticesProps {
  project: MonitorProject;
  days: readonly ProjectDay[];
}

/** Caveats of the figures: posts that are offline, missing, excluded or not counted. */
export function Notices({ project, days }: NoticesProps) {
  const { t } = useTranslation('monitors');
  const { id, offline, leftOut, heldBack, state } = project;
  const missing = days.at(-1)?.missing ?? 0;
  const counted = (count: number) => ({ count, number: fullCount(count) });
  const lines = [
    offline > 0 && {
      tone: 'bad',
      text: t('notice.offline', counted(offline)),
      to: 'tab=posts&state=offline',
      link: t('notice.show'),
    },
    missing > 0 && state === 'open' && { tone: 'warn', text: t('notice.missing', counted(missing)) },
    leftOut > 0 && { tone: 'warn', text: t('notice.leftOut', counted(leftOut)) },
    heldBack > 0 && { tone: 'plain', text: t('notice.heldBack', counted(heldBack)) },
    state === 'closed' && { tone: 'plain', text: t('notice.closed') },
  ].filter(line => line !== false);
  if (!lines.length) return null;
  return (
    <Stack as="ul" gap={6} size="md" className={styles.notices} aria-label={t('notice.title')}>
      {lines.map(({ tone, text, to, link }) => (
        <Text
          as="li"
          tone="soft"
          leading="relaxed"
          py={8}
          px={12}
          radius="control"
          ground="hover"
          key={text}
          data-tone={tone}
        >
          {text} {to && <Link to={paths.monitor(id, to)}>{link}</Link>}
        </Text>
      ))}
    </Stack>
  );
}
