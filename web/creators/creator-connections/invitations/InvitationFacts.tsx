import { useTranslation } from 'react-i18next';
import type { getConnections } from '../../../../contract/creators/creator-connections/creator-connections.ts';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import { Moment } from '../../../ui/dates/Moment.tsx';
import { Grid, Text } from '../../../ui/box/Box.tsx';
import styles from './connections.module.css';

type Invitation = NonNullable<ReplyOf<typeof getConnections>['invitation']>;

/** What happened with the link so far. */
export function InvitationFacts({ createdAt, expiresAt, openedAt, confirmedAddress }: Invitation) {
  const { t } = useTranslation('refreshes');
  return (
    <Grid as="dl" gap={12} columnGap={24} className={styles.facts}>
      <div>
        <Text as="dt" size="sm" tone="faint">
          {t('connections.invited')}
        </Text>
        <Text as="dd" breaks>
          <Moment at={createdAt} />
        </Text>
      </div>
      <div>
        <Text as="dt" size="sm" tone="faint">
          {t('connections.until')}
        </Text>
        <Text as="dd" breaks>
          <Moment at={expiresAt} />
        </Text>
      </div>
      <div>
        <Text as="dt" size="sm" tone="faint">
          {t('connections.opened')}
        </Text>
        <Text as="dd" breaks>
          {openedAt ? <Moment at={openedAt} /> : t('connections.notOpened')}
        </Text>
      </div>
      <div>
        <Text as="dt" size="sm" tone="faint">
          {t('connections.confirmed')}
        </Text>
        <Text as="dd" breaks>
          {confirmedAddress ? <bdi dir="ltr">{confirmedAddress}</bdi> : t('connections.notConfirmed')}
        </Text>
      </div>
    </Grid>
  );
}
