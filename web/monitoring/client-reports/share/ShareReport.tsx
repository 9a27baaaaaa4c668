import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clientReportLimits } from '../../../../contract/monitoring/client-reports/client-report-kinds.ts';
import type { ClientReportLink } from '../../../../contract/monitoring/client-reports/client-reports.ts';
import { dateTime, fullCount } from '../../../../contract/core/format.ts';
import type { ReportLink } from '../../../creators/shared/report-links/LinkList.tsx';
import { type MadeLink, ShareDialog } from '../../../creators/shared/report-links/ShareDialog.tsx';
import { DayField } from '../../../ui/dates/fields/DayField.tsx';
import { siteNow } from '../../../ui/dates/site-clock.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Text } from '../../../ui/box/Box.tsx';
import { useReportCalls, useReportLinks } from '../queries.ts';
import { lastDayAfter } from './last-day.ts';

function useLinkOf(): (link: ClientReportLink) => ReportLink {
  const { t } = useTranslation('client-reports');
  return ({ id, by, createdAt, expiresAt, opened, openedAt }) => ({
    id,
    title: t('share.until', { at: dateTime(expiresAt) }),
    lines: [
      t('share.by', { by, at: dateTime(createdAt) }),
      opened
        ? t('share.opened', { count: opened, number: fullCount(opened), at: dateTime(openedAt) })
        : t('share.never'),
    ],
    words: {
      revoke: t('share.revokeOne', { at: dateTime(createdAt) }),
      revokeTitle: t('share.revokeTitle'),
    },
  });
}

export interface ShareReportProps {
  projectId: number;
  zone: string;
  hasCosts: boolean;
  mine: boolean;
  /** Saves pending changes before the link is made. */
  flush: () => Promise<unknown>;
  onClose: () => void;
}

/** Shares the report, whose figures go on, and lists its links with their number of openings. */
export function ShareReport({ projectId, zone, hasCosts, mine, flush, onClose }: ShareReportProps) {
  const { t } = useTranslation('client-reports');
  const { data, error, refetch } = useReportLinks(projectId);
  const { share, revoke } = useReportCalls(projectId);
  const linkOf = useLinkOf();
  const [made, setMade] = useState<MadeLink>();
  const lastDay = (days: number) => lastDayAfter(siteNow(), zone, days);
  const form = useForm({
    initial: { days: '30', lastDay: lastDay(30) },
    rules: {
      lastDay: (value, { days }) =>
        days === 'day' &&
        (value < lastDay(0) || value > lastDay(clientReportLimits.maxDays)) &&
        t('share.wrongDay'),
    },
    async submit({ days, lastDay: chosen }) {
      await flush();
      setMade(await share(days === 'day' ? chosen : lastDay(Number(days))));
    },
  });
  const costs = (
    <Text tone="warn" py={8} px={12} radius="control" ground="warn" role="note">
      {t('share.withCosts')}
    </Text>
  );
  return (
    <ShareDialog
      title={t('share.title')}
      share={
        mine
          ? {
              form,
              about: t('share.about'),
              before: hasCosts && costs,
              days: form.field('days'),
              dayChoices: clientReportLimits.days,
              lastChoice: { value: 'day', label: t('share.untilDay') },
              after: form.values.days === 'day' && (
                <DayField {...form.field('lastDay')} label={t('share.day')} />
              ),
            }
          : undefined
      }
      made={made}
      onAnother={() => setMade(undefined)}
      links={{
        links: data?.links.map(linkOf),
        error,
        onRetry: () => void refetch(),
        revoke: mine ? revoke : undefined,
      }}
      onClose={onClose}
    />
  );
}
