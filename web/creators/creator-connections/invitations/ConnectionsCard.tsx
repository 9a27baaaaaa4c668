import { useTranslation } from 'react-i18next';
import type { CreatorParams } from '../../../../contract/catalogue/creator-params.ts';
import { unreported } from '../../../app/api.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { ConnectionTable } from './ConnectionTable.tsx';
import styles from './connections.module.css';
import { InvitationFacts } from './InvitationFacts.tsx';
import { InviteButton } from './InviteButton.tsx';
import { useConnections } from './queries.ts';

/** What the creator gave the team access to, and the link to their page. */
export function ConnectionsCard({ creator }: { creator: CreatorParams }) {
  const { t } = useTranslation('refreshes');
  const { data, error, isError, refetch, inviting } = useConnections(creator);
  return (
    <Card title={t('connections.title')} aside={data && !data.invitation && t('connections.none')}>
      <p className={styles.about}>{t('connections.about')}</p>
      {isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton width="100%" height={96} />}
      {data && (
        <>
          {data.available.length === 0 && <p className={styles.about}>{t('connections.noPlatform')}</p>}
          {data.invitation && <InvitationFacts {...data.invitation} />}
          {data.connections.length > 0 && <ConnectionTable connections={data.connections} />}
          {data.invitation && data.connections.length === 0 && (
            <p className={styles.about}>{t('connections.noAccounts')}</p>
          )}
          <div className={styles.end}>
            <InviteButton inviting={inviting} isInvited={data.invitation !== null} />
            <p className={styles.hint}>{t('connections.mailHint')}</p>
          </div>
        </>
      )}
    </Card>
  );
}
