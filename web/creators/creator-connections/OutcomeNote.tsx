import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { connectOutcomes } from '../../../contract/creators/creator-connections/connect-outcomes.ts';
import { platforms, platformNames } from '../../layout/search/platform-names.ts';
import { Group } from '../../ui/box/Box.tsx';
import styles from './creator-page.module.css';
import type { OwnPage } from './queries.ts';

/** The result at the platform, as the address says; success is shown only if it is true. */
export function OutcomeNote({ page }: { page: OwnPage }) {
  const { t } = useTranslation('creator-page');
  const [params] = useSearchParams();
  const platform = platforms.find(each => each === (params.get('connected') ?? params.get('platform')));
  const refused = connectOutcomes.find(each => each === params.get('refused'));
  const state = page.platforms.find(each => each.platform === platform);
  if (!platform || !state) return null;
  const values = { platform: platformNames[platform], handle: page.creator.handle };
  if (refused) {
    return (
      <Group
        as="p"
        gap={10}
        align="start"
        leading="relaxed"
        py={12}
        px={14}
        radius="card"
        role="alert"
        className={styles.note}
        data-tone="warn"
      >
        <IconAlertTriangle size={18} aria-hidden />
        {t(`outcome.${refused}`, values)}
      </Group>
    );
  }
  if (!params.has('connected') || state.connection?.state !== 'ok') return null;
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
      data-tone="good"
    >
      <IconCircleCheck size={18} aria-hidden />
      {t('outcome.connected', values)}
    </Group>
  );
}
