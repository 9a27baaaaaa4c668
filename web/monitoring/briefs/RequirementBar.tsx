import { useTranslation } from 'react-i18next';
import { checkOutcomes, type CheckOutcome } from '../../../contract/monitoring/briefs/brief-kinds.ts';
import { fullCount } from '../../../contract/core/format.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './brief.module.css';
import type { ChecksPage } from './queries.ts';
import { outcomeName, requirementName } from './use-brief-text.ts';

export interface RequirementBarProps {
  requirements: ChecksPage['requirements'] | undefined;
  onChoose: (requirement: string, outcome: CheckOutcome) => void;
}

/** The number of posts that meet, fail or await each requirement; each number filters the posts. */
export function RequirementBar({ requirements, onChoose }: RequirementBarProps) {
  const { t } = useTranslation('briefs');
  if (!requirements) {
    return (
      <div className={styles.tiles}>
        {[0, 1, 2].map(each => (
          <Skeleton key={each} width={210} height={76} />
        ))}
      </div>
    );
  }
  return (
    <ul className={styles.tiles} aria-label={t('byRequirement')}>
      {requirements.map(requirement => (
        <li key={requirement.key} className={styles.tile}>
          <p className={styles.name} title={requirementName(requirement)}>
            <bdi>{requirementName(requirement)}</bdi>
          </p>
          <div className={styles.counts}>
            {checkOutcomes.map(outcome => (
              <button
                key={outcome}
                type="button"
                className={styles.count}
                data-outcome={requirement[outcome] ? outcome : undefined}
                disabled={!requirement[outcome]}
                aria-label={t('showOnly', {
                  requirement: requirementName(requirement),
                  outcome: outcomeName(outcome),
                  number: fullCount(requirement[outcome]),
                })}
                onClick={() => onChoose(requirement.key, outcome)}
              >
                <span>{outcomeName(outcome)}</span> <b>{fullCount(requirement[outcome])}</b>
              </button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
