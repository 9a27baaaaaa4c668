import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fullCount } from '../../../../contract/core/format.ts';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { getListImport } from '../../../../contract/creators/list-imports/list-imports.ts';
import { CallError } from '../../../app/api.ts';
import { paths } from '../../../app/paths.ts';
import { StepCard } from '../../../ui/page/StepCard.tsx';
import { FailedRowsButtons } from '../outcome/FailedRowsButtons.tsx';
import { ImportProgress } from '../outcome/ImportProgress.tsx';
import { ImportRowTable } from '../outcome/ImportRowTable.tsx';
import { Numbers } from '../outcome/Numbers.tsx';
import { writeNewImport } from '../new-import-state.ts';
import { useStart } from '../queries.ts';
import { StepEnd } from './StepEnd.tsx';

export interface RunStepProps {
  /** The import, with the first rows that need attention. */
  shown: ReplyOf<typeof getListImport>;
  isNext: boolean;
}

function Result({ shown: { import: of, rows, counts: rowCounts, attention } }: RunStepProps) {
  const { t } = useTranslation('list-imports');
  const again = useStart();
  const refusal = again.error instanceof CallError ? again.error.message : again.error && t('file.notRead');
  const counts = { succeeded: fullCount(of.succeeded), failed: fullCount(rowCounts.failed) };
  /** Added, but with something left out. */
  const inPart = attention - rowCounts.failed;
  const words =
    of.state === 'failed'
      ? t('result.failedAbout')
      : attention
        ? t(inPart ? 'result.someInPart' : 'result.some', { ...counts, inPart: fullCount(inPart) })
        : t('result.all', { number: counts.succeeded });
  return (
    <>
      <p role="status">{words}</p>
      <Numbers
        counts={[
          { label: t('column.rows'), value: of.rows },
          { label: t('outcome.added'), value: rowCounts.added, tone: 'good' },
          { label: t('outcome.updated'), value: rowCounts.updated, tone: 'good' },
          { label: t('outcome.already'), value: rowCounts.already },
          { label: t('outcome.failed'), value: rowCounts.failed, tone: 'bad' },
        ]}
      />
      <StepEnd fault={refusal}>
        {of.state === 'failed' && (
          <Button loading={again.isPending} onClick={() => again.mutate({ id: of.id, mapping: of.mapping })}>
            {t('continue')}
          </Button>
        )}
        {of.list && (
          <Button
            component={Link}
            to={paths.list(of.list.id)}
            variant={of.state === 'failed' ? 'default' : undefined}
          >
            {t('result.openList')}
          </Button>
        )}
        {attention > 0 && <FailedRowsButtons of={of} />}
        <Button component={Link} to={paths.listImport(of.id)} variant="default">
          {t('result.record')}
        </Button>
        {!attention && (
          <Button
            component={Link}
            to={paths.newListImport(writeNewImport({ listId: of.list?.id }))}
            variant="default"
          >
            {t('result.another')}
          </Button>
        )}
      </StepEnd>
      {attention > 0 && <ImportRowTable label={t('result.failedRows')} rows={rows} />}
    </>
  );
}

/** The running import, and its result. */
export function RunStep(props: RunStepProps) {
  const { t } = useTranslation('list-imports');
  const { t: shell } = useTranslation();
  const { import: of } = props.shown;
  const { state } = of;
  const [stateAtFirst] = useState(state);
  if (state === 'done' || state === 'failed') {
    return (
      <StepCard key={state} title={t(`result.${state}`)} isNext={props.isNext || state !== stateAtFirst}>
        <Result {...props} />
      </StepCard>
    );
  }
  return (
    <StepCard title={t('run.title')} isNext={props.isNext}>
      <ImportProgress of={of} />
      <p>{t('run.leave', { tray: shell('work.title') })}</p>
    </StepCard>
  );
}
