import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import { fullCount } from '../../../../contract/core/format.ts';
import type {
  ImportMapping,
  ListImport,
  tryListImport,
} from '../../../../contract/creators/list-imports/list-imports.ts';
import { CallError } from '../../../app/api.ts';
import { paths } from '../../../app/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Segments } from '../../../ui/forms/choices/Segments.tsx';
import { StepCard } from '../../../ui/page/StepCard.tsx';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import { ImportRowTable } from '../outcome/ImportRowTable.tsx';
import { Numbers } from '../outcome/Numbers.tsx';
import { useStart, useTry } from '../queries.ts';
import { StepEnd } from './StepEnd.tsx';

type Tried = ReplyOf<typeof tryListImport>;

export interface CheckStepProps {
  of: ListImport;
  mapping: ImportMapping;
  isNext: boolean;
  onBack: () => void;
  onStarted: () => void;
}

const shown = ['added', 'updated', 'already', 'failed'] as const;

/** The first rows, filtered by outcome. */
function TriedRows({ tried }: { tried: Tried | undefined }) {
  const { t } = useTranslation('list-imports');
  const [only, setOnly] = useState<'all' | (typeof shown)[number]>('all');
  const rows = tried?.rows.filter(({ outcome }) => only === 'all' || outcome === only);
  const count = tried?.rows.length ?? 0;
  return (
    <Stack gap={10} shrink>
      <Group gap={8} columnGap={16} justify="between" wrap>
        <Text as="h3" size="lg">
          {t('check.first', { count })}
        </Text>
        <Segments
          label={t('show', { ns: 'common' })}
          value={only}
          options={[
            { value: 'all', label: t('all', { ns: 'common' }) },
            ...shown.map(outcome => ({ value: outcome, label: t(`will.${outcome}`) })),
          ]}
          onChange={setOnly}
        />
      </Group>
      <ImportRowTable
        isTry
        label={t('check.title')}
        rows={rows}
        instead={rows?.length === 0 && <EmptyState>{t('check.noneOf', { count })}</EmptyState>}
      />
    </Stack>
  );
}

/** Why the import cannot start, and what to do. */
function Hindrance({ of, tried }: { of: ListImport; tried: Tried }) {
  const { t } = useTranslation('list-imports');
  if (tried.willAdd <= tried.room) return t(tried.willFail ? 'check.nothing' : 'check.allThere');
  return (
    <>
      <p>
        {t('check.tooFull', {
          list: of.list?.name ?? t('deletedList'),
          room: fullCount(tried.room),
          count: tried.willAdd,
        })}
      </p>
      <p>
        {t('check.tooFullWays')} <Link to={paths.newListImport()}>{t('check.otherList')}</Link>
        {' · '}
        <Link to={paths.plans()}>{t('check.plans')}</Link>
      </p>
    </>
  );
}

/** The dry run: what will happen, in numbers and row by row, before anything is written. */
export function CheckStep({ of, mapping, isNext, onBack, onStarted }: CheckStepProps) {
  const { t } = useTranslation('list-imports');
  const { data: tried, error, isError, isFetching, refetch } = useTry(of.id, mapping);
  const start = useStart();
  const refusal = start.error && (start.error instanceof CallError ? start.error.message : t('file.notRead'));
  const back = (
    <Button variant="default" size="md" onClick={onBack}>
      {t('check.back')}
    </Button>
  );
  if (isError) {
    return (
      <StepCard title={t('check.title')} isNext={isNext}>
        <ErrorState
          message={error instanceof CallError ? error.message : undefined}
          onRetry={() => void refetch()}
        />
        <StepEnd>{back}</StepEnd>
      </StepCard>
    );
  }
  const willAdd = tried?.willAdd ?? 0;
  const willUpdate = tried?.willUpdate ?? 0;
  const isHindered = tried && (willAdd + willUpdate === 0 || willAdd > tried.room);
  return (
    <StepCard
      title={t('check.title')}
      isNext={isNext}
      aside={<span role="status">{isFetching && t('check.trying')}</span>}
    >
      <Numbers
        counts={[
          { label: t('check.willAdd'), value: tried?.willAdd, tone: 'good' },
          { label: t('check.willUpdate'), value: tried?.willUpdate, tone: 'good' },
          { label: t('check.already'), value: tried?.already },
          { label: t('check.willFail'), value: tried?.willFail, tone: 'bad' },
          { label: t('check.room'), value: tried?.room },
          { label: t('check.unknown'), value: tried?.unknown, about: t('check.unknownAbout') },
        ]}
      />
      <StepEnd fault={refusal ?? (isHindered && <Hindrance of={of} tried={tried} />)}>
        <Button
          size="md"
          loading={start.isPending}
          disabled={!tried || isHindered}
          onClick={() => start.mutate({ id: of.id, mapping }, { onSuccess: onStarted })}
        >
          {willAdd === 0 && willUpdate > 0
            ? t('check.startUpdate', { count: willUpdate, number: fullCount(willUpdate) })
            : t('check.start', { count: willAdd, number: fullCount(willAdd) })}
        </Button>
        {back}
        {!isHindered && Boolean(tried?.willFail) && (
          <Text as="span" size="md" tone="soft">
            {t('check.failingStay')}
          </Text>
        )}
      </StepEnd>
      <TriedRows tried={tried} />
    </StepCard>
  );
}
