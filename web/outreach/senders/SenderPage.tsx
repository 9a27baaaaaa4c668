import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { unreported } from '../../app/api.ts';
import { paths } from '../../app/paths.ts';
import { useSession } from '../../session/session.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { BackToDraft } from './BackToDraft.tsx';
import { useSenders } from './queries.ts';
import { newValues } from './form/sender-presets.ts';
import { codeOf, valuesOf } from './form/sender-values.ts';
import { SenderForm } from './form/SenderForm.tsx';
import { Grid, Stack } from '../../ui/box/Box.tsx';
import styles from './form/SenderForm.module.css';

const heights = [250, 420, 210];

function SenderSkeleton() {
  return (
    <Grid gap={20} columnGap={24} align="start" className={styles.sides} aria-busy>
      <Stack gap={14} shrink>
        {heights.map(height => (
          <Skeleton key={height} width="100%" height={height} />
        ))}
      </Stack>
      <Skeleton width="100%" height={380} />
    </Grid>
  );
}

/** Connects a mailbox or changes one; its id is in the address. */
export default function SenderPage() {
  const { t } = useTranslation('senders');
  const { user } = useSession();
  const { id } = useParams();
  const [params] = useSearchParams();
  const { data, error, isError, refetch } = useSenders();
  const sender = data?.senders.find(each => String(each.id) === id);
  const title = id && sender ? t('form.editTitle', { address: sender.address }) : t('form.addTitle');
  useTitle(title);
  const back = (
    <Button component={Link} to={paths.senders()} variant="default">
      {t('form.back')}
    </Button>
  );
  if (isError && !data) {
    return <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  }
  if (data && id && !sender) return <EmptyState actions={back}>{t('form.missing')}</EmptyState>;
  if (sender && !sender.mine) {
    const name = sender.createdBy || t('aDeletedAccount', { ns: 'common' });
    return <EmptyState actions={back}>{t('form.notYours', { name })}</EmptyState>;
  }
  return (
    <Stack gap={14} className={styles.page}>
      <Crumbs above={[{ name: t('title'), to: paths.senders() }]}>{title}</Crumbs>
      <h1>{title}</h1>
      <BackToDraft />
      {data ? (
        <SenderForm
          key={id ?? 'new'}
          sender={sender}
          initial={
            sender
              ? valuesOf(sender)
              : newValues(codeOf(params.get('provider') ?? ''), user.nickName, data.oauth)
          }
          oauth={data.oauth}
        />
      ) : (
        <SenderSkeleton />
      )}
    </Stack>
  );
}
