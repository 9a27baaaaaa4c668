import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { errors } from '../../../contract/core/errors.ts';
import { dateTime } from '../../../contract/core/format.ts';
import { CreatorFrame } from '../../layout/public/CreatorFrame.tsx';
import { Avatar } from '../../ui/labels/Avatar.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { platformNames } from '../../layout/search/platform-names.ts';
import { AccountsCard } from './AccountsCard.tsx';
import { AddressCard } from './AddressCard.tsx';
import styles from './creator-page.module.css';
import { OutcomeNote } from './OutcomeNote.tsx';
import { Promises } from './Promises.tsx';
import type { OwnPage } from './queries.ts';
import { useOwnPage } from './use-own-page.ts';

const overCodes: readonly number[] = [errors.not_found.code, errors.invalid_request.code];

/** As tall as the loaded page. */
function PageSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton width={220} height={44} />
      <Skeleton width="100%" height={64} />
      <Skeleton width="100%" height={48} />
      <Skeleton width="100%" height={230} />
      <Skeleton width="100%" height={420} />
    </div>
  );
}

function Head({ page: { teamName, creator, expiresAt } }: { page: OwnPage }) {
  const { t } = useTranslation('creator-page');
  const name = creator.name || creator.handle;
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <Avatar name={name} src={creator.avatarUrl} size={44} />
        <div>
          <strong>{name}</strong>
          <span>
            {platformNames[creator.platform]} <bdi dir="ltr">@{creator.handle}</bdi>
          </span>
        </div>
      </div>
      <h1>{t('head', { team: teamName })}</h1>
      <p>{t('lead', { team: teamName })}</p>
      <p className={styles.quiet}>{t('until', { at: dateTime(expiresAt).slice(0, 10) })}</p>
    </header>
  );
}

function Opened({ token }: { token: string }) {
  const { t } = useTranslation('creator-page');
  const { state, reload } = useOwnPage(token);
  const isRefused = state !== null && 'refusal' in state;
  useTitle(isRefused ? t('over.title') : t('title'));
  if (!state) return <PageSkeleton />;
  if ('refusal' in state) {
    const { refusal } = state;
    if (overCodes.includes(refusal.code))
      return <EmptyState title={t('over.title')}>{t('over.about')}</EmptyState>;
    return <ErrorState message={refusal.message} onRetry={reload} />;
  }
  const { page } = state;
  return (
    <div className={styles.page}>
      <Head page={page} />
      <OutcomeNote page={page} />
      <AddressCard token={token} page={page} onConfirmed={reload} />
      <AccountsCard token={token} page={page} onChanged={reload} />
      <Promises />
    </div>
  );
}

/** The page behind a creator's link; opening it changes nothing, because scanners open links too. */
export default function CreatorPage() {
  const { token = '' } = useParams();
  return (
    <CreatorFrame>
      <Opened key={token} token={token} />
    </CreatorFrame>
  );
}
