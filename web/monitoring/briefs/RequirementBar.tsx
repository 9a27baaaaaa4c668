import { useTranslation } from 'react-i18next';
import { checkOutcomes, type CheckOutcome } from '../../../contract/monitoring/briefs/brief-kinds.ts';
import { fullCount } from '../../../contract/core/format.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Grid, Group, Stack, Text } from '../../ui/box/Box.tsx';
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
      <Grid gap={12} className={styles.tiles}>
        {[0, 1, 2].map(each => (
          <Skeleton key={each} width={210} height={76} />
        ))}
      </Grid>
    );
  }
  return (
    <Grid as="ul" gap={12} className={styles.tiles} aria-label={t('byRequirement')}>
      {requirements.map(requirement => (
        <Stack
          as="li"
          gap={8}
          shrink
          py={12}
          px={14}
          border
          radius="card"
          ground="surface"
          key={requirement.key}
          className={styles.tile}
        >
          <Text weight={600} truncate className={styles.name} title={requirementName(requirement)}>
            <bdi>{requirementName(requirement)}</bdi>
          </Text>
          <Group gap={4} align="stretch">
            {checkOutcomes.map(outcome => (
              <Stack
                as="button"
                grow
                shrink
                size="xs"
                tone="faint"
                textAlign="start"
                py={4}
                px={6}
                radius="control"
                pointer
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
                <span>{outcomeName(outcome)}</span>{' '}
                <Text as="b" size="2xl" weight={600} tone="soft">
                  {fullCount(requirement[outcome])}
                </Text>
              </Stack>
            ))}
          </Group>
        </Stack>
      ))}
    </Grid>
  );
}
