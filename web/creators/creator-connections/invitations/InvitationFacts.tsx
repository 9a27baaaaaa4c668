import { useTranslation } from 'react-i18next';
import type { getConnections } from '../../../../contract/creators/creator-connections/creator-connections.ts';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import { Moment } from '../../../ui/dates/Moment.tsx';
import styles from './connections.module.css';

type Invitation = NonNullable<ReplyOf<typeof getConnections>['invitation']>;

/** What happened with the link so far. */
export function InvitationFacts({ createdAt, expiresAt, openedAt, confirmedAddress }: Invitation) {
  const { t } = useTranslation('refreshes');
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('connections.invited')}</dt>
        <dd>
          <Moment at={createdAt} />
        </dd>
      </div>
      <div>
        <dt>{t('connections.until')}</dt>
        <dd>
          <Moment at={expiresAt} />
        </dd>
      </div>
      <div>
        <dt>{t('connections.opened')}</dt>
        <dd>{openedAt ? <Moment at={openedAt} /> : t('connections.notOpened')}</dd>
      </div>
      <div>
        <dt>{t('connections.confirmed')}</dt>
        <dd>{confirmedAddress ? <bdi dir="ltr">{confirmedAddress}</bdi> : t('connections.notConfirmed')}</dd>
      </div>
    </dl>
  );
}
