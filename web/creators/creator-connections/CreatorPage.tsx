import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { dateTime } from '../../../contract/core/format.ts';
import { isMissing, unreported } from '../../app/api.ts';
import type { Namespace } from '../../i18n/texts.ts';
import { ReaderPage } from '../../layout/public/ReaderPage.tsx';
import { Avatar } from '../../ui/labels/Avatar.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { platformNames } from '../../layout/search/platform-names.ts';
import { AccountsCard } from './AccountsCard.tsx';
import { AddressCard } from './AddressCard.tsx';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './creator-page.module.css';
import { OutcomeNote } from './OutcomeNote.tsx';
import { Promises } from './Promises.tsx';
import { type OwnPage, useOwnPage } from './queries.ts';

/** As tall as the loaded page. */
function PageSkeleton() {
  return (
    <Stack gap={16} breaks aria-busy="true">
      <Skeleton width={220} height={44} />
      <Skeleton width="100%" height={64} />
      <Skeleton width="100%" height={48} />
      <Skeleton width="100%" height={230} />
      <Skeleton width="100%" height={420} />
    </Stack>
  );
}

function Head({ page: { teamName, creator, expiresAt } }: { page: OwnPage }) {
  const { t } = useTranslation('creator-page');
  const name = creator.name || creator.handle;
  return (
    <Stack as="header" gap={10} leading="relaxed" mb={4} className={styles.head}>
      <Group gap={12} className={styles.who}>
        <Avatar name={name} src={creator.avatarUrl} size={44} />
        <Stack shrink>
          <strong>{name}</strong>
          <span>
            {platformNames[creator.platform]} <bdi dir="ltr">@{creator.handle}</bdi>
          </span>
        </Stack>
      </Group>
      <Text as="h1" size="6xl">
        {t('head', { team: teamName })}
      </Text>
      <p>{t('lead', { team: teamName })}</p>
      <Group as="p" gap={2} columnGap={14} align="stretch" wrap size="md" tone="faint" leading="relaxed">
        {t('until', { at: dateTime(expiresAt).slice(0, 10) })}
      </Group>
    </Stack>
  );
}

function Opened({ token }: { token: string }) {
  const { t } = useTranslation('creator-page');
  const { data: page, error, refetch } = useOwnPage(token);
  const reload = () => void refetch();
  useTitle(error ? t('over.title') : t('title'));
  if (error && isMissing(error)) return <EmptyState title={t('over.title')}>{t('over.about')}</EmptyState>;
  if (error) return <ErrorState message={unreported(error)} onRetry={reload} />;
  if (!page) return <PageSkeleton />;
  return (
    <Stack gap={16} breaks>
      <Head page={page} />
      <OutcomeNote page={page} />
      <AddressCard token={token} page={page} onConfirmed={reload} />
      <AccountsCard token={token} page={page} onChanged={reload} />
      <Promises />
    </Stack>
  );
}

const texts: readonly Namespace[] = ['creator-page'];

/** The page behind a creator's link; opening it changes nothing, because scanners open links too. */
export default function CreatorPage() {
  const { token = '' } = useParams();
  return (
    <ReaderPage texts={texts}>
      <Opened key={token} token={token} />
    </ReaderPage>
  );
}
