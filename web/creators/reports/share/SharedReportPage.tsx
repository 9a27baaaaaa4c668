import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { dateTime } from '../../../../contract/core/format.ts';
import { isMissing, unreported } from '../../../app/api.ts';
import { InLanguage } from '../../../layout/public/InLanguage.tsx';
import { PublicFrame } from '../../../layout/public/PublicFrame.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { useSharedReport } from '../queries.ts';
import { reportTexts } from '../report-texts.ts';
import { ReportSkeleton } from '../ReportSkeleton.tsx';
import { ReportTools } from '../ReportTools.tsx';
import { ReportView } from '../ReportView.tsx';
import { readLang } from '../report-address.ts';
import frame from '../../shared/paper/frame.module.css';

function Shared({ token }: { token: string }) {
  const { t } = useTranslation('reports');
  const [params, setParams] = useSearchParams();
  const { data: report, error, refetch } = useSharedReport(token);
  const names =
    report?.content.comparison.creators.map(({ name, handle }) => name || handle).join(', ') ?? '';
  useTitle(report ? report.title || names : t('title'));

  if (error) {
    return (
      <PublicFrame>
        {isMissing(error) ? (
          <EmptyState title={t('over.title')}>{t('over.about')}</EmptyState>
        ) : (
          <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
        )}
      </PublicFrame>
    );
  }
  if (!report) {
    return (
      <main className={frame.open}>
        <ReportSkeleton />
      </main>
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
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <Shared key={token} token={token} />
    </>
  );
}
