import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { absent, fullCount } from '../../../../contract/core/format.ts';
import type { CheckChange, DetailedCheck, Evidence } from '../../../../contract/monitoring/briefs/briefs.ts';
import { Moment } from '../../../ui/dates/Moment.tsx';
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
    <dl className={styles.evidence}>
      <div>
        <dt>{t('evidence.wanted')}</dt>
        <dd>
          <bdi>{words.wanted(check, evidence)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('evidence.found')}</dt>
        <dd>
          <bdi>{words.found(check, evidence)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('evidence.published')}</dt>
        <dd>{publishedAt ? <Moment at={publishedAt} /> : absent}</dd>
      </div>
      <div>
        <dt>{t('evidence.state')}</dt>
        <dd>{monitors(`post.state.${state}`)}</dd>
      </div>
      <div>
        <dt>{t('evidence.figures')}</dt>
        <dd>
          {figures
            .map(name => t(`evidence.${name}`, { number: fullCount(evidence[name]) }))
            .join(t('evidence.and'))}
        </dd>
      </div>
      {coverUrl && (
        <div>
          <dt>{t('evidence.cover')}</dt>
          <dd>
            <a href={coverUrl} target="_blank" rel="noreferrer" className={styles.address}>
              {coverUrl}
            </a>
          </dd>
        </div>
      )}
      <div data-wide>
        <dt>{t('evidence.caption')}</dt>
        <dd>
          <blockquote className={styles.caption}>
            <bdi>{caption || t('evidence.noCaption')}</bdi>
          </blockquote>
        </dd>
      </div>
    </dl>
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
            <p className={styles.below}>
              {reasonName(reason)} · {t('evidence.plays', { number: fullCount(evidence.plays) })}
            </p>
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
      <ul className={styles.checks}>
        {checks.map(check => (
          <li key={check.key}>
            <details open={check.key === opened}>
              <summary>
                <span className={styles.name}>
                  <bdi>{requirementName(check)}</bdi>
                </span>
                <OutcomeMark outcome={check.outcome} decision={check.decided?.decision ?? null} />
                <span className={styles.below}>{reasonName(check.reason)}</span>
              </summary>
              <p className={styles.since}>
                {t('evidence.since')} <Moment at={check.since} />
                {check.firstMetAt && check.outcome !== 'met' && (
                  <>
                    {t('evidence.firstMet')} <Moment at={check.firstMetAt} />
                  </>
                )}
              </p>
              <Seen check={check} evidence={check.evidence} />
              {mine && (
                <Button size="xs" variant="default" onClick={() => setDeciding(check)}>
                  {t(check.decided ? 'decide.change' : 'decide.open')}
                </Button>
              )}
              {check.changes.length > 0 && (
                <>
                  <h3 className={styles.subhead}>{t('history.title')}</h3>
                  <ol className={styles.history}>
                    {check.changes.map(change => (
                      <Change key={change.id} change={change} />
                    ))}
                  </ol>
                </>
              )}
            </details>
          </li>
        ))}
      </ul>
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
