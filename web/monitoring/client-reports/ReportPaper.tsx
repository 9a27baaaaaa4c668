import { useTranslation } from 'react-i18next';
import type { ClientReportContent } from '../../../contract/monitoring/client-reports/client-reports.ts';
import { dateTime } from '../../../contract/core/format.ts';
import { Paper } from '../../creators/shared/paper/Paper.tsx';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './paper.module.css';
import { AboutPart } from './parts/AboutPart.tsx';
import { BriefsPart } from './parts/BriefsPart.tsx';
import { CostsPart } from './parts/CostsPart.tsx';
import { CreatorsPart } from './parts/CreatorsPart.tsx';
import { DaysPart } from './parts/days/DaysPart.tsx';
import { EffectsPart } from './parts/EffectsPart.tsx';
import { NotesPart } from './parts/NotesPart.tsx';
import { PostsPart } from './parts/posts/PostsPart.tsx';
import { SummaryPart } from './parts/SummaryPart.tsx';

export interface ReportPaperProps {
  content: ClientReportContent;
  /** Shown to its authors: empty parts say why they are empty. */
  isDraft?: boolean;
}

/** The report as printed on A4; its header is repeated on each sheet. */
export function ReportPaper({ content, isDraft = false }: ReportPaperProps) {
  const { t } = useTranslation('client-reports');
  const { title, clientName, team, logo, from, to, zone, newestAt, isClosed } = content;
  const asOf = newestAt && t('paper.asOf', { at: dateTime(newestAt, zone) });
  const part = { content, isDraft };
  return (
    <Paper label={t('paper.contents')} running={{ by: team, title, asOf }}>
      <Stack gap={24} className={styles.parts}>
        <Stack as="header" gap={8}>
          {logo && <img src={logo} alt={team} className={styles.logo} />}
          <h1>{title}</h1>
          <Group as="p" gap={2} columnGap={16} align="stretch" wrap tone="soft" breaks>
            {clientName && <b>{t('paper.client', { client: clientName })}</b>}
            <span>{t('between', { ns: 'common', from, to })}</span>
            {team && <span>{t('paper.by', { team })}</span>}
            {asOf && <span>{asOf}</span>}
          </Group>
          {isClosed && (
            <Text size="xs" tone="soft">
              {t('paper.closed')}
            </Text>
          )}
        </Stack>
        <NotesPart {...part} />
        <SummaryPart {...part} />
        <DaysPart {...part} />
        <EffectsPart {...part} />
        <CostsPart {...part} />
        <PostsPart {...part} />
        <CreatorsPart {...part} />
        <BriefsPart {...part} />
        <AboutPart {...part} />
      </Stack>
    </Paper>
  );
}
