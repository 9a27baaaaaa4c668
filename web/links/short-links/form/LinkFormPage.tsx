import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { CallError, unreported } from '../../../app/api.ts';
import { platforms } from '../../../layout/search/platform-names.ts';
import { useShortLink } from '../../shared/queries.ts';
import { useNoChange } from '../../shared/use-no-change.ts';
import { paths } from '../../../app/paths.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Crumbs } from '../../../ui/navigation/Crumbs.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { readId } from '../../../ui/tables/paging.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useTitle } from '../../../ui/page/use-title.ts';
import { LinkForm, type MadeLink } from './LinkForm.tsx';
import { Stack } from '../../../ui/box/Box.tsx';
import styles from './LinkForm.module.css';
import { LinkMade } from './LinkMade.tsx';
import { emptyLink, valuesOf } from './link-values.ts';
import { useCreator } from '../queries.ts';

const heights = [380, 190, 260];

function LinkFormSkeleton() {
  return (
    <Stack gap={14} shrink aria-busy>
      {heights.map(height => (
        <Skeleton key={height} width="100%" height={height} />
      ))}
    </Stack>
  );
}

/** Creates a link; the address may preset `targetUrl`, `platform` and `creatorId`. */
function NewLink() {
  const { t } = useTranslation('short-links');
  const [params, setParams] = useSearchParams();
  const [made, setMade] = useState<MadeLink>();
  const id = readId(params.get('creatorId'));
  const platform = platforms.find(each => each === params.get('platform'));
  const asked = id && platform ? { id, platform } : null;
  const { data: found, isLoading } = useCreator(asked);
  const targetUrl = params.get('targetUrl') ?? '';
  if (made) {
    const again = () => {
      setParams({}, { replace: true });
      setMade(undefined);
    };
    return <LinkMade made={made} onAgain={again} />;
  }
  if (isLoading) return <LinkFormSkeleton />;
  return (
    <>
      <h1>{t('form.newTitle')}</h1>
      <LinkForm
        initial={{ ...emptyLink, targetUrl, creatorId: found ? String(found.id) : '' }}
        creator={
          found ? { id: found.id, name: found.name || found.handle, avatarUrl: found.avatarUrl } : null
        }
        onSaved={setMade}
      />
    </>
  );
}

function ChangedLink({ id }: { id: number | null }) {
  const { t } = useTranslation('short-links');
  const navigate = useNavigate();
  const noChange = useNoChange();
  const { data, error, isError, refetch } = useShortLink(id);
  const back = (
    <Button component={Link} to={paths.shortLinks()} variant="default">
      {t('form.back')}
    </Button>
  );
  if (id === null || (error instanceof CallError && error.code === 404)) {
    return <EmptyState actions={back}>{t('form.missing')}</EmptyState>;
  }
  if (isError && !data) return <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  if (!data) return <LinkFormSkeleton />;
  const reason = noChange(data);
  if (reason !== undefined) return <EmptyState actions={back}>{reason}</EmptyState>;
  return (
    <>
      <h1>{t('form.editTitle', { name: data.name })}</h1>
      <LinkForm
        key={data.id}
        link={data}
        initial={valuesOf(data)}
        creator={data.creator}
        onSaved={({ name }) => {
          showToast('success', t('form.saved', { name }));
          void navigate(paths.shortLink(data.id));
        }}
      />
    </>
  );
}

/** Creates or changes a link; its id is in the address. */
export default function LinkFormPage() {
  const { t } = useTranslation('short-links');
  const { id } = useParams();
  const title = t(id === undefined ? 'form.newTitle' : 'form.edit');
  useTitle(title);
  return (
    <Stack gap={14} className={styles.page}>
      <Crumbs above={[{ name: t('title'), to: paths.shortLinks() }]}>{title}</Crumbs>
      {id === undefined ? <NewLink /> : <ChangedLink id={readId(id)} />}
    </Stack>
  );
}
