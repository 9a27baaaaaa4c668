import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clientReportLimits } from '../../../../contract/monitoring/client-reports/client-report-kinds.ts';
import { dateTime } from '../../../../contract/core/format.ts';
import { CopyLine } from '../../../ui/copy/CopyLine.tsx';
import { DayField } from '../../../ui/dates/fields/DayField.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { RadioField } from '../../../ui/forms/choices/RadioField.tsx';
import { siteNow } from '../../../ui/dates/site-clock.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useReportCalls } from '../queries.ts';
import { lastDayAfter } from './last-day.ts';
import { LinkList } from './LinkList.tsx';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './share.module.css';

export interface ShareDialogProps {
  projectId: number;
  zone: string;
  hasCosts: boolean;
  mine: boolean;
  /** Saves pending changes before the address is created. */
  flush: () => Promise<unknown>;
  onClose: () => void;
}

/** Creates an expiring address of the report, and lists the existing ones. */
export function ShareDialog({ projectId, zone, hasCosts, mine, flush, onClose }: ShareDialogProps) {
  const { t } = useTranslation('client-reports');
  const { share } = useReportCalls(projectId);
  const [made, setMade] = useState<{ url: string; expiresAt: string }>();
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
  return (
    <FormDialog title={t('share.title')} onClose={onClose}>
      {made ? (
        <Stack gap={10} align="stretch" className={styles.made}>
          <p>{t('share.made', { at: dateTime(made.expiresAt) })}</p>
          <CopyLine
            label={t('share.address')}
            text={made.url}
            words={{ copy: t('copy', { ns: 'common' }), copied: t('copied', { ns: 'common' }) }}
          />
          <Button variant="default" size="xs" onClick={() => setMade(undefined)}>
            {t('share.another')}
          </Button>
        </Stack>
      ) : (
        mine && (
          <Stack as="form" gap={10} align="stretch" {...form.props}>
            <p>{t('share.about')}</p>
            {hasCosts && (
              <Text tone="warn" py={8} px={12} radius="control" ground="warn" role="note">
                {t('share.withCosts')}
              </Text>
            )}
            <RadioField
              {...form.field('days')}
              label={t('share.last')}
              options={[
                ...clientReportLimits.days.map(days => ({
                  value: String(days),
                  label: t('share.daysOf', { count: days }),
                })),
                { value: 'day', label: t('share.untilDay') },
              ]}
            />
            {form.values.days === 'day' && <DayField {...form.field('lastDay')} label={t('share.day')} />}
            <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('share.make')} />
          </Stack>
        )
      )}
      <LinkList projectId={projectId} mine={mine} />
    </FormDialog>
  );
}
