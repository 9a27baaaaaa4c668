import { useTranslation } from 'react-i18next';
import { unreported } from '../../../app/api.ts';
import { useMay } from '../../../session/session.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { AddDomain } from './AddDomain.tsx';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../dialogs.module.css';
import { useDomains } from './domain-queries.ts';
import { DomainCard } from './DomainCard.tsx';
import { useLinkSettings } from '../../shared/queries.ts';
import { RetentionForm } from './RetentionForm.tsx';

function Domains({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('short-links');
  const { data, error, isError, refetch } = useDomains();
  if (isError && !data) return <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton width="100%" height={60} />;
  return (
    <>
      {data.domains.length > 0 && (
        <Stack as="ul" gap={10} mt={14} aria-label={t('domain.title')}>
          {data.domains.map(domain => (
            <DomainCard key={domain.id} domain={domain} mayChange={mayChange} />
          ))}
        </Stack>
      )}
      {!data.domains.length && !mayChange && (
        <Text size="md" tone="soft" leading="relaxed" mb={12}>
          {t('domain.none')}
        </Text>
      )}
    </>
  );
}

/** The team's short domains and the retention of access records; only the main account changes them. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('short-links');
  const mayChange = useMay('team.settings');
  const { data, error, isError, refetch } = useLinkSettings();
  return (
    <FormDialog title={t('settings.title')} onClose={onClose} isWide>
      {!mayChange && (
        <Text size="md" tone="soft" leading="relaxed" mb={12}>
          {t('settings.ownerOnly')}
        </Text>
      )}
      <section className={styles.section} aria-labelledby="short-domains">
        <Text as="h3" size="xl" mb={2} id="short-domains">
          {t('domain.title')}
        </Text>
        <Text size="md" tone="soft" leading="relaxed" mb={12}>
          {t('domain.about')}
        </Text>
        {mayChange && <AddDomain />}
        <Domains mayChange={mayChange} />
      </section>
      <section className={styles.section} aria-labelledby="retention">
        <Text as="h3" size="xl" mb={2} id="retention">
          {t('retention.title')}
        </Text>
        <Text size="md" tone="soft" leading="relaxed" mb={12}>
          {t('retention.about')}
        </Text>
        {data ? (
          <RetentionForm days={data.retentionDays} mayChange={mayChange} />
        ) : isError ? (
          <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton width={260} height={42} />
        )}
      </section>
    </FormDialog>
  );
}
