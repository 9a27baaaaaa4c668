import { IconCircleCheck } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fileSize } from '../../../../../contract/core/format.ts';
import { unreported } from '../../../../app/api.ts';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx';
import { StepCard } from '../../../../ui/page/StepCard.tsx';
import { FindingList } from './FindingList.tsx';
import { MailPreview } from './MailPreview.tsx';
import { Group } from '../../../../ui/box/Box.tsx';
import type { Check } from '../queries.ts';
import { NextStep } from '../NextStep.tsx';
import type { Goal } from '../compose-steps.ts';
import type { Draft } from '../task-drafts.ts';

export interface PreviewStepProps {
  draft: Draft;
  check: UseQueryResult<Check>;
  onMend: (goal: Goal) => void;
  onNext: () => void;
}

/** The findings, or that there are none. */
export function Findings({ check, onMend }: Pick<PreviewStepProps, 'check' | 'onMend'>) {
  const { t } = useTranslation('mail-tasks');
  const { data, error, isError, refetch } = check;
  if (isError) {
    const message = unreported(error);
    return <ErrorState message={message} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton width="100%" height={44} />;
  if (data.findings.length) return <FindingList findings={data.findings} onMend={onMend} />;
  return (
    <Group as="p" gap={8} tone="good">
      <IconCircleCheck size={18} stroke={1.6} aria-hidden />
      {t('check.fine')}
    </Group>
  );
}

/** The findings of the check, and the mail of each recipient. */
export function PreviewStep({ draft, check, onMend, onNext }: PreviewStepProps) {
  const { t } = useTranslation('mail-tasks');
  const { data, isFetching } = check;
  const errors = data?.findings.filter(({ severity }) => severity === 'error').length ?? 0;
  const warnings = (data?.findings.length ?? 0) - errors;
  return (
    <>
      <StepCard
        title={t('check.title')}
        about={
          <span role="status">
            {!data || isFetching
              ? t('check.running')
              : `${t('check.found', { errors, warnings })} · ${t('check.size', { size: fileSize(data.messageBytes) })}`}
          </span>
        }
      >
        <Findings check={check} onMend={onMend} />
      </StepCard>
      <MailPreview draft={draft} />
      <NextStep label={t('steps.send')} onNext={onNext} />
    </>
  );
}
