import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { absent, fullCount } from '../../../../contract/core/format.ts';
import type { CheckChange, DetailedCheck, Evidence } from '../../../../contract/monitoring/briefs/briefs.ts';
import { Moment } from '../../../ui/dates/Moment.tsx';
import { Box, Grid, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../brief.module.css';
import { DecideDialog } from './DecideDialog.tsx';
import { OutcomeMark } from './OutcomeMark.tsx';
import { reasonName, requirementName, useEvidenceText } from '../use-brief-text.ts';

const figures = ['plays', 'likes', 'comments', 'shares'] as const;

/** The evidence of a check. */
function Seen({ check, evidence }: { check: DetailedCheck; evidence: Evidence }) {
  const { t } = useTranslation('briefs');
  const { t: monitors } = useTranslation('monitors');
  const words = useEvidenceText();
  const { caption, coverUrl, publishedAt, state } = evidence;
  return (
    <Grid as="dl" gap={10} columnGap={16} mb={12} className={styles.evidence}>
      <Box shrink>
        <Text as="dt" size="xs" tone="faint">
          {t('evidence.wanted')}
        </Text>
        <Text as="dd" size="md" breaks>
          <bdi>{words.wanted(check, evidence)}</bdi>
        </Text>
      </Box>
      <Box shrink>
        <Text as="dt" size="xs" tone="faint">
          {t('evidence.found')}
        </Text>
        <Text as="dd" size="md" breaks>
          <bdi>{words.found(check, evidence)}</bdi>
        </Text>
      </Box>
      <Box shrink>
        <Text as="dt" size="xs" tone="faint">
          {t('evidence.published')}
        </Text>
        <Text as="dd" size="md" breaks>
          {publishedAt ? <Moment at={publishedAt} /> : absent}
        </Text>
      </Box>
      <Box shrink>
        <Text as="dt" size="xs" tone="faint">
          {t('evidence.state')}
        </Text>
        <Text as="dd" size="md" breaks>
          {monitors(`post.state.${state}`)}
        </Text>
      </Box>
      <Box shrink>
        <Text as="dt" size="xs" tone="faint">
          {t('evidence.figures')}
        </Text>
        <Text as="dd" size="md" breaks>
          {figures
            .map(name => t(`evidence.${name}`, { number: fullCount(evidence[name]) }))
            .join(t('evidence.and'))}
        </Text>
      </Box>
      {coverUrl && (
        <Box shrink>
          <Text as="dt" size="xs" tone="faint">
            {t('evidence.cover')}
          </Text>
          <Text as="dd" size="md" breaks>
            <Text as="a" block tone="accent" truncate href={coverUrl} target="_blank" rel="noreferrer">
              {coverUrl}
            </Text>
          </Text>
        </Box>
      )}
      <Box shrink data-wide>
        <Text as="dt" size="xs" tone="faint">
          {t('evidence.caption')}
        </Text>
        <Text as="dd" size="md" breaks>
          <Box as="blockquote" py={8} px={12} ground="head" className={styles.caption}>
            <bdi>{caption || t('evidence.noCaption')}</bdi>
          </Box>
        </Text>
      </Box>
    </Grid>
  );
}

function Change({ change }: { change: CheckChange }) {
  const { t } = useTranslation('briefs');
  const { at, outcome, reason, decided, evidence } = change;
  return (
    <li>
      <Moment at={at} />
      <div>
        {decided ? (
          <p>
            {t(decided.decision ? `history.${decided.decision}` : 'history.takenBack', {
              by: decided.by || t('someone'),
            })}
            {decided.note && (
              <>
                {t('history.note')}
                <bdi>{decided.note}</bdi>
              </>
            )}
          </p>
        ) : (
          <>
            <OutcomeMark outcome={outcome} decision={null} />
            <Text size="sm" tone="faint">
              {reasonName(reason)} · {t('evidence.plays', { number: fullCount(evidence.plays) })}
            </Text>
          </>
        )}
      </div>
    </li>
  );
}

export interface CheckListProps {
  projectId: number;
  postKey: string;
  checks: readonly DetailedCheck[];
  /** The check that is open at first. */
  opened: string | null;
  /** May decide checks. */
  mine: boolean;
}

/** The requirements of a post, each with its evidence and its history. */
export function CheckList({ projectId, postKey, checks, opened, mine }: CheckListProps) {
  const { t } = useTranslation('briefs');
  const [deciding, setDeciding] = useState<DetailedCheck>();
  return (
    <>
      <Stack as="ul" className={styles.checks}>
        {checks.map(check => (
          <li key={check.key}>
            <details open={check.key === opened}>
              <summary>
                <Text as="span" weight={600} truncate className={styles.name}>
                  <bdi>{requirementName(check)}</bdi>
                </Text>
                <OutcomeMark outcome={check.outcome} decision={check.decided?.decision ?? null} />
                <Text as="span" size="sm" tone="faint">
                  {reasonName(check.reason)}
                </Text>
              </summary>
              <Text size="md" tone="soft" mb={8}>
                {t('evidence.since')} <Moment at={check.since} />
                {check.firstMetAt && check.outcome !== 'met' && (
                  <>
                    {t('evidence.firstMet')} <Moment at={check.firstMetAt} />
                  </>
                )}
              </Text>
              <Seen check={check} evidence={check.evidence} />
              {mine && (
                <Button size="xs" variant="default" onClick={() => setDeciding(check)}>
                  {t(check.decided ? 'decide.change' : 'decide.open')}
                </Button>
              )}
              {check.changes.length > 0 && (
                <>
                  <Text as="h3" size="sm" tone="soft" className={styles.subhead}>
                    {t('history.title')}
                  </Text>
                  <Stack as="ol" gap={8} size="md" className={styles.history}>
                    {check.changes.map(change => (
                      <Change key={change.id} change={change} />
                    ))}
                  </Stack>
                </>
              )}
            </details>
          </li>
        ))}
      </Stack>
      {deciding && (
        <DecideDialog
          projectId={projectId}
          postKey={postKey}
          check={deciding}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </>
  );
}
