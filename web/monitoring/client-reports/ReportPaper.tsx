import { useTranslation } from 'react-i18next';
import type { ClientReportContent } from '../../../contract/monitoring/client-reports/client-reports.ts';
import { dateTime } from '../../../contract/core/format.ts';
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
import './print.css';

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
    <article className={styles.paper} aria-label={t('paper.contents')}>
      <div className={styles.running}>
        <p>
          <b>{team}</b>
          <span>{title}</span>
          <span>{asOf}</span>
        </p>
      </div>
      <div className={styles.body}>
        <header className={styles.head}>
          {logo && <img src={logo} alt={team} className={styles.logo} />}
          <h1>{title}</h1>
          <p className={styles.under}>
            {clientName && <b>{t('paper.client', { client: clientName })}</b>}
            <span>{t('paper.period', { from, to })}</span>
            {team && <span>{t('paper.by', { team })}</span>}
            {asOf && <span>{asOf}</span>}
          </p>
          {isClosed && <p className={styles.note}>{t('paper.closed')}</p>}
        </header>
        <NotesPart {...part} />
        <SummaryPart {...part} />
        <DaysPart {...part} />
        <EffectsPart {...part} />
        <CostsPart {...part} />
        <PostsPart {...part} />
        <CreatorsPart {...part} />
        <BriefsPart {...part} />
        <AboutPart {...part} />
      </div>
    </article>
  );
}
