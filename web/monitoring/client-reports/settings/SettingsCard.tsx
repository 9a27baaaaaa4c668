import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { clientReportLimits } from '../../../../contract/monitoring/client-reports/client-report-kinds.ts';
import type { ClientReportSettings } from '../../../../contract/monitoring/client-reports/client-reports.ts';
import type { WrittenDraft } from '../../../outreach/shared/drafts/use-kept-draft.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { DayField } from '../../../ui/dates/fields/DayField.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { Segments } from '../../../ui/forms/choices/Segments.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Grid, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../page.module.css';
import type { ReportView } from '../queries.ts';
import { LogoField } from './LogoField.tsx';
import { PartsField } from './PartsField.tsx';
import { SaveLine } from './SaveLine.tsx';

export interface SettingsCardProps {
  projectId: number;
  report: ReportView;
  draft: WrittenDraft<ClientReportSettings>;
  /** Restarts with the server's version, without the stored draft. */
  onReload: () => void;
}

/** The report's settings; each change is shown at once and saved automatically. */
export function SettingsCard({ projectId, report, draft, onReload }: SettingsCardProps) {
  const { t } = useTranslation('client-reports');
  const { content: settings, change } = draft;
  const { content } = report;
  const [from, to] = [settings.beginsOn ?? content.from, settings.endsOn ?? content.to];
  const field = (name: 'title' | 'clientName' | 'notes') => ({
    name,
    value: settings[name],
    error: undefined,
    onChange: (value: string) => change({ [name]: value }),
    onBlur: () => undefined,
  });
  const dayField = (name: 'beginsOn' | 'endsOn', value: string) => ({
    name,
    value,
    error: name === 'endsOn' && to < from ? t('settings.turned') : undefined,
    onChange: (day: string) => change({ [name]: day || null }),
    onBlur: () => undefined,
  });
  const isWhole = settings.beginsOn === null && settings.endsOn === null;
  return (
    <div className={styles.settings}>
      <Card title={t('settings.title')} aside={<SaveLine draft={draft} onReload={onReload} />}>
        <Stack as="fieldset" gap={12} shrink p={0} className={styles.fields} disabled={!report.mine}>
          {!report.mine && (
            <Text size="sm" tone="soft">
              {t('notYours')}
            </Text>
          )}
          <FormField
            {...field('title')}
            label={t('settings.name')}
            placeholder={t('settings.namePlaceholder', { name: report.projectName })}
            maxLength={clientReportLimits.titleLength}
            autoComplete="off"
          />
          <FormField
            {...field('clientName')}
            label={t('settings.client')}
            placeholder={t('settings.clientPlaceholder')}
            maxLength={clientReportLimits.clientLength}
            autoComplete="off"
          />
          <Stack gap={8} align="start" shrink p={0} className={styles.group}>
            <Text as="span" size="lg" weight={600} p={0} className={styles.label} aria-hidden>
              {t('settings.lang')}
            </Text>
            <Segments
              label={t('settings.lang')}
              value={settings.lang}
              options={[
                { value: 'zh', label: '中文' },
                { value: 'en', label: 'English' },
              ]}
              onChange={lang => change({ lang })}
            />
          </Stack>
          <div>
            <Grid gap={10} cols={2}>
              <DayField {...dayField('beginsOn', from)} label={t('settings.beginsOn')} />
              <DayField {...dayField('endsOn', to)} label={t('settings.endsOn')} />
            </Grid>
            <Text size="sm" tone="soft">
              {t('settings.period')}
            </Text>
            {!isWhole && (
              <Button
                size="compact-xs"
                variant="subtle"
                onClick={() => change({ beginsOn: null, endsOn: null })}
              >
                {t('settings.wholePeriod')}
              </Button>
            )}
          </div>
          <PartsField parts={settings.parts} onChange={parts => change({ parts })} />
          <TextField
            {...field('notes')}
            label={t('settings.notes')}
            hint={t('settings.notesHint')}
            maxLength={clientReportLimits.notesLength}
            rows={5}
          />
          <LogoField
            projectId={projectId}
            logo={report.logo}
            isShown={settings.hasLogo}
            isReadOnly={!report.mine}
            onShow={hasLogo => change({ hasLogo })}
          />
        </Stack>
      </Card>
    </div>
  );
}
