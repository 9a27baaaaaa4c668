import { Tooltip } from '@mantine/core';
import { IconCheck, IconQuestionMark, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type FitCheck, type FitResult, postingDays } from '../../../../contract/campaigns/campaign-kinds.ts';
import type { Candidate } from '../../../../contract/campaigns/candidates.ts';
import { fullCount } from '../../../../contract/core/format.ts';
import { platformNames, regionName } from '../../../catalogue/shared/display-names.ts';
import { Box, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { countFit } from './count-fit.ts';
import styles from './fit.module.css';

const icons = { met: IconCheck, missed: IconX, unknown: IconQuestionMark };

/** Says in words whether a check is met. */
function useFitWords() {
  const { t } = useTranslation('candidates');
  return ({ platform, region, price }: Candidate, check: FitCheck, result: FitResult): string => {
    switch (check) {
      case 'platform':
        return t(`fit.platform.${result === 'met' ? 'met' : 'missed'}`, {
          platform: platformNames[platform],
        });
      case 'region':
        return t(`fit.region.${result}`, { region: regionName(region) });
      case 'price':
        return t(`fit.price.${result === 'unknown' && price ? 'maybe' : result}`);
      case 'posting':
        return t(`fit.posting.${result}`, { days: postingDays });
    }
  };
}

/** How many of the campaign's wishes a candidate meets; which, under the pointer, by the focus or a tap. */
export function FitCell({ row }: { row: Candidate }) {
  const { t } = useTranslation('candidates');
  const wordsOf = useFitWords();
  const { results, met, missed, unknown, tone } = countFit(row.fit);
  const told = results.map(({ check, result }) => ({ check, result, words: wordsOf(row, check, result) }));
  return (
    <Tooltip
      events={{ hover: true, focus: true, touch: true }}
      label={
        <Stack as="span" inline gap={4}>
          {told.map(({ check, result, words }) => {
            const Icon = icons[result];
            return (
              <Group as="span" key={check} gap={6}>
                <Icon size={14} aria-hidden />
                {words}
              </Group>
            );
          })}
        </Stack>
      }
    >
      <Stack
        as="button"
        inline
        gap={2}
        align="start"
        plain
        p={0}
        radius="tag"
        type="button"
        className={styles.fit}
      >
        <Tag tone={tone}>
          {met}/{results.length}
        </Tag>
        {missed + unknown > 0 && (
          <Text as="span" size="sm" tone="faint">
            {missed > 0
              ? t('fit.missed', { count: missed, number: fullCount(missed) })
              : t('fit.unknown', { count: unknown, number: fullCount(unknown) })}
          </Text>
        )}
        <Box as="span" visuallyHidden>
          {told.map(({ words }) => words).join(t('comma', { ns: 'common' }))}
        </Box>
      </Stack>
    </Tooltip>
  );
}
