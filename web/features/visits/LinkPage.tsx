import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { CallError, untold } from '../../api.ts';
import { useShortLink } from '../../link-tools/queries.ts';
import { paths } from '../../paths.ts';
import { readId } from '../../ui/paging.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Figures } from './Figures.tsx';
import { LinkHead } from './LinkHead.tsx';
import { LinkSkeleton } from './LinkSkeleton.tsx';
import { NoVisits } from './NoVisits.tsx';
import styles from './page.module.css';

/** A short link: what it is, who followed it from where, and each visit. All of the question is in the address. */
export default function LinkPage() {
  const { t } = useTranslation('visits');
  const params = useParams();
  const id = readId(params['id'] ?? null);
  const { data, error, isError, refetch } = useShortLink(id);
  useTitle(data?.name || t('title'));
  const isGone = error instanceof CallError && (error.code === 404 || error.code === 400);
  if (id === null || isGone) {
    return (
      <EmptyState
        title={t('missing.title')}
        actions={
          <Button component={Link} to={paths.shortLinks()} variant="default">
            {t('missing.back')}
          </Button>
        }
      >
        {t('missing.text')}
      </EmptyState>
    );
  }
  if (!data) {
    if (!isError) return <LinkSkeleton />;
    const told = untold(error);
    return <ErrorState message={told} onRetry={() => void refetch()} />;
  }
  return (
    <div className={styles.page}>
      <LinkHead link={data} />
      {data.pv + data.botPv > 0 ? <Figures key={id} link={data} /> : <NoVisits url={data.shortUrl} />}
    </div>
  );
}
