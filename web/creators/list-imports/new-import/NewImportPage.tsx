import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { ImportMapping } from '../../../../contract/creators/list-imports/list-imports.ts';
import { CallError, unreported } from '../../../app/api.ts';
import { paths } from '../../../app/paths.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { StepCard } from '../../../ui/page/StepCard.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './columns/ColumnsStep.tsx';
import { FileStep } from './file/FileStep.tsx';
import { Stack } from '../../../ui/box/Box.tsx';
import styles from '../ImportsPage.module.css';
import {
  memoryOf,
  type NewImport,
  readNewImport,
  recalled,
  stepOf,
  writeNewImport,
} from '../new-import-state.ts';
import { useImport } from '../queries.ts';
import { RunStep } from './RunStep.tsx';
import { Steps } from './Steps.tsx';

const firstOpen = { outcome: 'attention', page: 1, size: 50 } as const;

/** From a file to members of a list, step by step; the current step is in the address. */
export default function NewImportPage() {
  const { t } = useTranslation('list-imports');
  useTitle(t('new.title'));
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const at = readNewImport(params);
  const { listId, importId, mapping } = at;
  const [file, setFile] = useState<File | null>(null);
  const { data, error, isError, refetch } = useImport(importId, firstOpen, {
    isStarted: at.step === 'run',
  });
  const of = data?.import;
  const step = stepOf(at.step, of?.state);
  const [hasMoved, setMoved] = useState(false);
  function go(to: Partial<NewImport>, options: { replace?: boolean; state?: unknown } = {}) {
    if (to.step) setMoved(true);
    void navigate(paths.newListImport(writeNewImport({ ...at, ...to })), { state, ...options });
  }
  const chosen: ImportMapping = mapping ?? of?.mapping ?? {};

  function part() {
    if (importId === null) {
      return (
        <FileStep
          listId={listId}
          file={file}
          isNext={hasMoved}
          onList={id => go({ listId: id }, { replace: true })}
          onFile={setFile}
          onRead={upload =>
            go(
              { importId: upload.import.id, step: 'columns', mapping: null },
              { state: { upload: memoryOf(upload) } },
            )
          }
        />
      );
    }
    if (isError) {
      const isGone = error instanceof CallError && error.code === 404;
      const message = unreported(error);
      return <ErrorState message={isGone ? t('detail.notFound') : message} onRetry={() => void refetch()} />;
    }
    if (!of) {
      return (
        <StepCard title={t(`steps.${step}`)}>
          <Skeleton width="60%" height={18} />
          <Skeleton width="100%" height={220} />
        </StepCard>
      );
    }
    if (step === 'run') return <RunStep shown={data} isNext={hasMoved} />;
    if (step === 'check') {
      return (
        <CheckStep
          of={of}
          mapping={chosen}
          isNext={hasMoved}
          onBack={() => go({ step: 'columns' })}
          onStarted={() => go({ step: 'run' }, { replace: true })}
        />
      );
    }
    return (
      <ColumnsStep
        of={of}
        memory={recalled(state, importId)}
        mapping={chosen}
        isNext={hasMoved}
        onChange={next => go({ mapping: next }, { replace: true })}
        onGoOn={() => go({ step: 'check', mapping: chosen })}
      />
    );
  }
  return (
    <Stack gap={12} className={styles.page}>
      <PageHead title={t('new.title')} about={t('new.about')} />
      <Steps current={step} isDone={of?.state === 'done'} />
      {part()}
    </Stack>
  );
}
