import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { CallError } from '../../../app/api.ts';
import { paths } from '../../../app/paths.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { useTemplate } from '../queries.ts';
import { Grid, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './template.module.css';
import { TemplateForm } from './TemplateForm.tsx';

/** The form while its template loads. */
function TemplateSkeleton() {
  return (
    <Grid gap={24} align="start" className={styles.sides} aria-busy="true">
      <Stack gap={12}>
        {[68, 68, 68, 68, 320].map((height, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- they are all alike
          <Skeleton key={at} width="100%" height={height} />
        ))}
      </Stack>
      <Stack gap={12}>
        <Skeleton width="100%" height={420} />
      </Stack>
    </Grid>
  );
}

/** Creates or changes a template. */
export default function TemplatePage() {
  const { t } = useTranslation('mail-templates');
  const { id: place } = useParams();
  const id = place === undefined ? null : Number(place);
  const navigate = useNavigate();
  const { data, error, isError, refetch } = useTemplate(id);
  /** Counts reloads: each restarts the form with the server's version. */
  const [round, setRound] = useState(0);
  useTitle(data?.name ?? t('form.newTitle'));
  if (isError) {
    const isGone = error instanceof CallError && error.code === 404;
    if (!isGone) return <ErrorState onRetry={() => void refetch()} />;
    const back = (
      <Button component={Link} to={paths.templates()} variant="default">
        {t('back')}
      </Button>
    );
    return <EmptyState actions={back}>{t('notFound')}</EmptyState>;
  }
  return (
    <Stack gap={10}>
      <nav>
        <Text as={Link} size="md" tone="accent" to={paths.templates()}>
          {t('back')}
        </Text>
      </nav>
      {id !== null && !data ? (
        <TemplateSkeleton />
      ) : (
        <TemplateForm
          key={`${id ?? 'new'} ${round}`}
          template={data}
          onCreated={made => void navigate(paths.template(made), { replace: true })}
          onRestored={async () => {
            await refetch();
            setRound(count => count + 1);
          }}
        />
      )}
    </Stack>
  );
}
