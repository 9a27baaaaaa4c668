import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { errors } from '../../../../contract/core/errors.ts';
import { dateTime } from '../../../../contract/core/format.ts';
import { CallError } from '../../../app/api.ts';
import { InLanguage } from '../../../layout/public/InLanguage.tsx';
import { PublicFrame } from '../../../layout/public/PublicFrame.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { readShared, type SharedReport } from '../queries.ts';
import { reportTexts } from '../report-texts.ts';
import { ReportSkeleton } from '../ReportSkeleton.tsx';
import { ReportTools } from '../ReportTools.tsx';
import { ReportView } from '../ReportView.tsx';
import { readLang } from '../report-address.ts';
import frame from '../frame.module.css';

type State = { report: SharedReport } | { refusal: CallError } | null;

const overCodes: readonly number[] = [errors.not_found.code, errors.invalid_request.code];

function useShared(token: string): State {
  const [state, setState] = useState<State>(null);
  useEffect(() => {
    const stop = new AbortController();
    readShared(token, stop.signal).then(
      report => setState({ report }),
      (error: unknown) => {
        if (error instanceof CallError) setState({ refusal: error });
      },
    );
    return () => stop.abort();
  }, [token]);
  return state;
}

function Shared({ token, onRetry }: { token: string; onRetry: () => void }) {
  const { t } = useTranslation('reports');
  const [params, setParams] = useSearchParams();
  const state = useShared(token);
  const report = state && 'report' in state ? state.report : null;
  const names =
    report?.content.comparison.creators.map(({ name, handle }) => name || handle).join(', ') ?? '';
  useTitle(report ? report.title || names : t('title'));

  if (!state) {
    return (
      <main className={frame.open}>
        <ReportSkeleton />
      </main>
    );
  }
  if (!report) {
    const { refusal } = state as { refusal: CallError };
    return (
      <PublicFrame>
        {overCodes.includes(refusal.code) ? (
          <EmptyState title={t('over.title')}>{t('over.about')}</EmptyState>
        ) : (
          <ErrorState message={refusal.message} onRetry={onRetry} />
        )}
      </PublicFrame>
    );
  }
  const lang = readLang(params, report.lang);
  return (
    <main className={frame.open}>
      <ReportTools
        lang={lang}
        onLang={to => setParams({ lang: to }, { replace: true })}
        about={t('shared.by', { team: report.team, at: dateTime(report.expiresAt) })}
      />
      <InLanguage lang={lang} texts={reportTexts} before={<ReportSkeleton />}>
        <ReportView content={report.content} title={report.title} by={report.team} />
      </InLanguage>
    </main>
  );
}

/** A shared report, for anybody with its address; search engines must not index it. */
export default function SharedReportPage() {
  const { token = '' } = useParams();
  const [tries, setTries] = useState(0);
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <Shared key={`${token} ${tries}`} token={token} onRetry={() => setTries(count => count + 1)} />
    </>
  );
}
