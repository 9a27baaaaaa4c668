import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { errors } from '../../../contract/core/errors.ts';
import { CallError, isMissing, unreported } from '../../app/api.ts';
import type { Namespace } from '../../i18n/texts.ts';
import { ReaderPage } from '../../layout/public/ReaderPage.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { BriefCard } from './BriefCard.tsx';
import { DeliverablesCard } from './deliverables/DeliverablesCard.tsx';
import { DetailsCard } from './DetailsCard.tsx';
import { NextCard } from './NextCard.tsx';
import { PaymentsCard } from './PaymentsCard.tsx';
import { type CreatorWork, useWork, workCalls } from './queries.ts';
import { TermsCard } from './TermsCard.tsx';
import { WorkHead } from './WorkHead.tsx';
import { Stack } from '../../ui/box/Box.tsx';

const texts: readonly Namespace[] = ['collaboration-pages'];

/** As tall as the loaded page. */
function WorkSkeleton() {
  return (
    <Stack gap={16} breaks aria-busy="true">
      <Skeleton width="80%" height={66} />
      <Skeleton width="100%" height={290} />
      <Skeleton width="100%" height={260} />
      <Skeleton width="100%" height={300} />
    </Stack>
  );
}

function Refused({ refusal, onRetry }: { refusal: Error; onRetry: () => void }) {
  const { t } = useTranslation('collaboration-pages');
  useTitle(t('over.title'));
  if (refusal instanceof CallError && refusal.code === errors.gone.code)
    return <EmptyState title={t('over.title')}>{t('over.about')}</EmptyState>;
  if (isMissing(refusal)) return <EmptyState title={t('over.unknown')}>{t('over.unknownAbout')}</EmptyState>;
  return <ErrorState message={unreported(refusal)} onRetry={onRetry} />;
}

interface ShownProps {
  token: string;
  work: CreatorWork;
  onChanged: () => Promise<unknown>;
}

function Shown({ token, work, onChanged }: ShownProps) {
  const { t } = useTranslation('collaboration-pages');
  const calls = useMemo(() => workCalls(token), [token]);
  useTitle(t('title'));
  const given = { work, calls, onChanged };
  return (
    <Stack gap={16} breaks>
      <WorkHead work={work} />
      <NextCard work={work} />
      <TermsCard {...given} />
      <DetailsCard {...given} />
      <BriefCard work={work} calls={calls} />
      <DeliverablesCard {...given} />
      <PaymentsCard work={work} />
    </Stack>
  );
}

/** The creator's part of one collaboration, for anybody with its address. */
export default function CreatorWorkPage() {
  const { token = '' } = useParams();
  const { data: work, error, refetch } = useWork(token);
  return (
    <ReaderPage lang={work?.lang} texts={texts} isWide>
      {error && <Refused refusal={error} onRetry={() => void refetch()} />}
      {!error && !work && <WorkSkeleton />}
      {!error && work && <Shown key={token} token={token} work={work} onChanged={refetch} />}
    </ReaderPage>
  );
}
