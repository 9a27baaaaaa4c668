import { useTranslation } from 'react-i18next';
import type { Signal } from '../../../../contract/creators/insights/insights.ts';
import { compactCount, day, fullCount, percentOfBp } from '../../../../contract/core/format.ts';
import type { ReportContent } from '../../../../contract/creators/reports.ts';
import { useSignalText } from '../../insights/signals/use-signal-text.ts';
import { Box, Grid, Text } from '../../../ui/box/Box.tsx';
import styles from '../report.module.css';
import { Part } from './Part.tsx';
import signs from './signals.module.css';

type Piece = Signal['evidence'][number];

const maxEvidence = 3;

function useEvidenceValue() {
  const { t: report } = useTranslation('reports');
  return ({ kind }: Signal, { since, value }: Piece): string => {
    if (value === null) return '';
    if (kind === 'repeated_comments') return report('signals.times', { count: value });
    if (kind !== 'follower_jump') return percentOfBp(value);
    if (since === null) return report('signals.plays', { plays: compactCount(value) });
    return `${value < 0 ? '−' : '+'}${fullCount(Math.abs(value))}`;
  };
}

function Evidence({ signal }: { signal: Signal }) {
  const valueOf = useEvidenceValue();
  return (
    <ul className={signs.evidence}>
      {signal.evidence.slice(0, maxEvidence).map((piece, at) => (
        // Items have no id, and their order never changes.
        <li key={at}>
          {[piece.since, piece.day].filter(Boolean).join(' – ')}{' '}
          {piece.url ? (
            <a href={piece.url} target="_blank" rel="noreferrer" dir="ltr">
              {piece.url}
            </a>
          ) : (
            <bdi>{piece.text}</bdi>
          )}{' '}
          <b>{valueOf(signal, piece)}</b>
        </li>
      ))}
    </ul>
  );
}

/** The texts of a creator's page say how to get comments, which a reader of the report cannot do. */
function useSentence() {
  const { t: report } = useTranslation('reports');
  const wordsOf = useSignalText();
  return (signal: Signal) => {
    const { name, sentence, why } = wordsOf(signal);
    if (signal.kind !== 'repeated_comments' || signal.verdict !== 'unknown') return { name, sentence, why };
    const { comments = 0, fewestComments: fewest = 0 } = signal.facts;
    return { name, sentence: report('signals.fewComments', { comments: fullCount(comments), fewest }), why };
  };
}

/** What is worth a look in the public figures, as sentences with their evidence; there is no total score. */
export function SignalsPart({
  signals: { signals, asOf },
}: {
  signals: ReportContent['details'][string]['signals'];
}) {
  const { t } = useTranslation('insights');
  const wordsOf = useSentence();
  return (
    <Part title={t('signals.title')} aside={t('signals.asOf', { day: day(asOf) })}>
      <Text size="xs" tone="soft" className={styles.note}>
        {t('signals.about')}
      </Text>
      <Grid as="ul" gap={10} columnGap={24} className={signs.signals}>
        {signals.map(signal => {
          const { name, sentence, why } = wordsOf(signal);
          return (
            <li key={signal.kind} data-verdict={signal.verdict}>
              <p>
                <Box as="span" border radius="tag" className={signs.verdict} data-verdict={signal.verdict}>
                  {t(`signals.verdict.${signal.verdict}`)}
                </Box>{' '}
                <b>{name}</b>
              </p>
              <p>
                {sentence} {why}
              </p>
              {signal.verdict === 'look' && <Evidence signal={signal} />}
            </li>
          );
        })}
      </Grid>
    </Part>
  );
}
