import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lang } from '../../../../contract/core/error-texts.ts';
import { dateTime } from '../../../../contract/core/format.ts';
import { limits } from '../../../../contract/core/limits.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import type { ReportLink } from '../../shared/report-links/LinkList.tsx';
import { type MadeLink, ShareDialog } from '../../shared/report-links/ShareDialog.tsx';
import { type ListedReport, useReportCalls, useSharedReports } from '../queries.ts';

const longestTitle = 100;
const usualDays = '30';

function useLinkOf(): (report: ListedReport) => ReportLink {
  const { t } = useTranslation('reports');
  return ({ id, by, names, expiresAt, ...report }) => {
    const title = report.title || names.join(t('comma', { ns: 'common' }));
    const until = t('share.until', { at: dateTime(expiresAt) });
    const words = {
      revoke: t('share.revokeOne', { title }),
      revokeTitle: t('share.revokeTitle', { title }),
    };
    return { id, title, lines: [by ? `${by} · ${until}` : until], words };
  };
}

export interface ShareReportProps {
  ids: readonly number[];
  lang: Lang;
  /** Its name without a title of its own. */
  names: string;
  onClose: () => void;
}

/** Shares the report as it is now, and lists all shared reports of the team. */
export function ShareReport({ ids, lang, names, onClose }: ShareReportProps) {
  const { t } = useTranslation('reports');
  const { data, error, refetch } = useSharedReports();
  const { share, revoke } = useReportCalls();
  const linkOf = useLinkOf();
  const [made, setMade] = useState<MadeLink>();
  const form = useForm({
    initial: { title: '', days: usualDays },
    rules: {},
    async submit({ title, days }) {
      const chosen = limits.reportDays.find(each => String(each) === days) ?? 30;
      const link = await share({ ids: [...ids], title: title.trim(), lang, days: chosen });
      setMade({ ...link, note: link.isShortened ? t('share.shortened') : undefined });
    },
  });
  return (
    <ShareDialog
      title={t('share.title')}
      share={{
        form,
        about: t('share.about'),
        days: form.field('days'),
        dayChoices: limits.reportDays,
        before: (
          <FormField
            {...form.field('title')}
            label={t('share.name')}
            placeholder={names}
            maxLength={longestTitle}
            autoComplete="off"
          />
        ),
      }}
      made={made}
      onAnother={() => setMade(undefined)}
      links={{ links: data?.reports.map(linkOf), error, onRetry: () => void refetch(), revoke }}
      onClose={onClose}
    />
  );
}
