import { useTranslation } from 'react-i18next';
import type { ComparedCreator, Comparison } from '../../../contract/creators/comparison.ts';
import type { ReportContent } from '../../../contract/creators/reports.ts';
import { BrandsPart } from './parts/BrandsPart.tsx';
import { FiguresTable } from './parts/FiguresTable.tsx';
import { GrowthCurve } from './parts/plots/GrowthCurve.tsx';
import { HashtagsPart } from './parts/HashtagsPart.tsx';
import { Identity } from './parts/Identity.tsx';
import { Notes } from './parts/Notes.tsx';
import { PostBars } from './parts/plots/PostBars.tsx';
import { SideBySide } from './parts/SideBySide.tsx';
import { SignalsPart } from './parts/SignalsPart.tsx';
import { SponsoredPart } from './parts/SponsoredPart.tsx';
import { Paper } from '../shared/paper/Paper.tsx';
import paper from '../shared/paper/paper.module.css';
import { Box, Grid, Stack, Text } from '../../ui/box/Box.tsx';
import { formulasOf } from './report-figures.ts';
import styles from './report.module.css';
import { day } from '../../../contract/core/format.ts';

/** The day of the figures, or from the oldest to the newest of several. */
function dateOfFigures({ creators }: Comparison): string {
  const times = creators.flatMap(creator => creator.figures?.asOf ?? creator.refreshedAt ?? []);
  const days = times.map(time => day(time)).toSorted();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return first === last ? first : `${first} – ${last}`;
}

/** Why a creator has no figures; nothing if it has. */
function Unanalysed({ creator }: { creator: ComparedCreator }) {
  const { t } = useTranslation('reports');
  if (creator.analysis === 'analysed') return null;
  const reason = creator.analysis === 'pending' ? 'pending' : (creator.unanalysableReason ?? 'too_few');
  return (
    <Box as="p" py={8} px={12} radius="control" className={styles.notice} role="note">
      {t(`unanalysed.${reason}`)}
    </Box>
  );
}

type Details = ReportContent['details'][string];

function CreatorPages({
  creator,
  details,
  formulas,
}: {
  creator: ComparedCreator;
  details: Details | undefined;
  formulas: readonly string[];
}) {
  return (
    <Stack as="article" gap={18} className={styles.creator} aria-label={creator.name || creator.handle}>
      <Identity creator={creator} />
      <Unanalysed creator={creator} />
      {creator.analysis === 'analysed' && <FiguresTable creator={creator} formulas={formulas} />}
      <Grid gap={24} className={paper.pair}>
        <GrowthCurve creator={creator} />
        <PostBars posts={details?.postFigures.posts ?? []} />
      </Grid>
      {details && (
        <>
          <SponsoredPart brands={details.brands} />
          <BrandsPart brands={details.brands.brands} />
          <HashtagsPart postFigures={details.postFigures} />
          <SignalsPart signals={details.signals} />
        </>
      )}
    </Stack>
  );
}

export interface ReportViewProps {
  content: ReportContent;
  title: string;
  /** The team that shares it; undefined for the team itself. */
  by?: string;
}

/** The report itself, as it is printed on A4: its head is repeated on each sheet. */
export function ReportView({ content, title, by }: ReportViewProps) {
  const { t } = useTranslation('reports');
  const { comparison, details } = content;
  const { creators } = comparison;
  const formulas = formulasOf(creators);
  const asOf = t('figuresOf', { days: dateOfFigures(comparison) });
  const names = creators.map(({ name, handle }) => name || handle).join(t('comma', { ns: 'common' }));
  return (
    <Paper running={{ by: t('brand'), title: title || names, asOf }}>
      <Stack gap={18} className={styles.pages}>
        <h1>{title || t(creators.length > 1 ? 'titleOfSeveral' : 'titleOf', { names })}</h1>
        <Text size="xs" tone="soft" className={styles.note}>
          {by ? `${t('sharedBy', { team: by })} · ` : ''}
          {asOf}
        </Text>
        {creators.length > 1 && <SideBySide comparison={comparison} formulas={formulas} />}
        {creators.map(creator => (
          <CreatorPages
            key={creator.id}
            creator={creator}
            details={details[String(creator.id)]}
            formulas={formulas}
          />
        ))}
        <Notes content={content} formulas={formulas} />
      </Stack>
    </Paper>
  );
}
