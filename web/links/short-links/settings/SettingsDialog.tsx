import { useTranslation } from 'react-i18next';
import { unreported } from '../../../app/api.ts';
import { useSession } from '../../../session/session.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { AddDomain } from './AddDomain.tsx';
import styles from '../dialogs.module.css';
import { useDomains } from './domain-queries.ts';
import { DomainCard } from './DomainCard.tsx';
import { useLinkSettings } from '../../shared/queries.ts';
import { RetentionForm } from './RetentionForm.tsx';

function Domains({ isOwner }: { isOwner: boolean }) {
  const { t } = useTranslation('short-links');
  const { data, error, isError, refetch } = useDomains();
  if (isError && !data) return <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton width="100%" height={60} />;
  return (
    <>
      {data.domains.length > 0 && (
        <ul className={styles.domains} aria-label={t('domain.title')}>
          {data.domains.map(domain => (
            <DomainCard key={domain.id} domain={domain} isOwner={isOwner} />
          ))}
        </ul>
      )}
      {!data.domains.length && !isOwner && <p className={styles.about}>{t('domain.none')}</p>}
    </>
  );
}

/** The team's short domains and the retention of access records; only the main account changes them. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('short-links');
  const { isAdmin: isOwner } = useSession();
  const { data, error, isError, refetch } = useLinkSettings();
  return (
    <FormDialog title={t('settings.title')} onClose={onClose} isWide>
      {!isOwner && <p className={styles.about}>{t('settings.ownerOnly')}</p>}
      <section className={styles.section} aria-labelledby="short-domains">
        <h3 id="short-domains">{t('domain.title')}</h3>
        <p className={styles.about}>{t('domain.about')}</p>
        {isOwner && <AddDomain />}
        <Domains isOwner={isOwner} />
      </section>
      <section className={styles.section} aria-labelledby="retention">
        <h3 id="retention">{t('retention.title')}</h3>
        <p className={styles.about}>{t('retention.about')}</p>
        {data ? (
          <RetentionForm days={data.retentionDays} isOwner={isOwner} />
        ) : isError ? (
          <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton width={260} height={42} />
        )}
      </section>
    </FormDialog>
  );
}
