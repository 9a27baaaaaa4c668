import { Button } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { CallError, unreported } from '../../app/api.ts';
import { currentLang } from '../../i18n/lang.ts';
import { InLanguage } from '../../layout/public/InLanguage.tsx';
import { paths } from '../../app/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { useReport } from './queries.ts';
import { reportTexts } from './report-texts.ts';
import { ReportSkeleton } from './ReportSkeleton.tsx';
import { ReportTools } from './ReportTools.tsx';
import { ReportView } from './ReportView.tsx';
import { readIds, readLang } from './report-address.ts';
import { ShareReport } from './share/ShareReport.tsx';

function Nobody() {
  const { t } = useTranslation('reports');
  return (
    <EmptyState
      title={t('nobody.title')}
      actions={
        <Button component={Link} to={paths.search('tiktok')} variant="default">
          {t('nobody.search')}
        </Button>
      }
    >
      {t('nobody.about')}
    </EmptyState>
  );
}

/** A report on one creator, or on several side by side, to print and to share. */
export default function ReportPage() {
  const { t } = useTranslation('reports');
  const [params, setParams] = useSearchParams();
  const ids = useMemo(() => readIds(params), [params]);
  const lang = readLang(params, currentLang);
  const { data, error, isError, refetch } = useReport(ids);
  const [isSharing, setSharing] = useState(false);
  const names =
    data?.comparison.creators.map(({ name, handle }) => name || handle).join(t('comma', { ns: 'common' })) ??
    '';
  useTitle(names ? t('titleOf', { names }) : t('title'));

  if (!ids.length || (error instanceof CallError && error.code === 404)) return <Nobody />;
  if (isError) return <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  return (
    <>
      <ReportTools
        lang={lang}
        onLang={to => setParams({ ids: ids.join(','), lang: to }, { replace: true })}
        about={t('tools.about')}
      >
        <Button
          variant="default"
          leftSection={<IconShare size={16} aria-hidden />}
          disabled={!data}
          onClick={() => setSharing(true)}
        >
          {t('tools.share')}
        </Button>
      </ReportTools>
      <InLanguage lang={lang} texts={reportTexts} before={<ReportSkeleton />}>
        {data ? <ReportView content={data} title="" /> : <ReportSkeleton />}
      </InLanguage>
      {isSharing && <ShareReport ids={ids} lang={lang} names={names} onClose={() => setSharing(false)} />}
    </>
  );
}
