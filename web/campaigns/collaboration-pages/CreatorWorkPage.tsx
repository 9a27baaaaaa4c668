import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { errors } from '../../../contract/core/errors.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import { CallError, isMissing, unreported } from '../../app/api.ts';
import type { Namespace } from '../../i18n/texts.ts';
import { CreatorFrame } from '../../layout/public/CreatorFrame.tsx';
import { PageInLanguage } from '../../layout/public/InLanguage.tsx';
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
import { currentLang, langs } from '../../i18n/lang.ts';
import { SelectBox } from '../../ui/forms/choices/SelectBox.tsx';

/** Each language's own name. */
const names: Record<Lang, string> = { zh: '中文', en: 'English' };

/** The language of this page only. */
function LangBox({ lang, onLang }: { lang: Lang; onLang: (lang: Lang) => void }) {
  const { t } = useTranslation('collaboration-pages');
  return (
    <SelectBox
      label={t('language')}
      value={lang}
      options={langs.map(value => ({ value, label: names[value] }))}
      onChange={onLang}
    />
  );
}

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
  lang: Lang;
  work: CreatorWork;
  onChanged: () => Promise<unknown>;
}

function Shown({ token, lang, work, onChanged }: ShownProps) {
  const { t } = useTranslation('collaboration-pages');
  const calls = useMemo(() => workCalls(token, lang), [token, lang]);
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
  /** The language of the address, until another one is chosen. */
  const [chosen, setChosen] = useState<Lang>();
  const lang = chosen ?? work?.lang ?? currentLang;
  return (
    <PageInLanguage lang={lang} texts={texts}>
      <CreatorFrame language={<LangBox lang={lang} onLang={setChosen} />} isWide>
        {error && <Refused refusal={error} onRetry={() => void refetch()} />}
        {!error && !work && <WorkSkeleton />}
        {!error && work && <Shown key={token} token={token} lang={lang} work={work} onChanged={refetch} />}
      </CreatorFrame>
    </PageInLanguage>
  );
}
