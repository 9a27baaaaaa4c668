import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ComparedCreator } from '../../../../contract/creators/comparison.ts';
import { CreatorMarks } from '../../shared/rows/CreatorMarks.tsx';
import { platformNames } from '../../../catalogue/shared/display-names.ts';
import { nameOf } from '../../shared/shown-creator.ts';
import { paths } from '../../../app/paths.ts';
import { Avatar } from '../../../ui/labels/Avatar.tsx';
import { colorOf, glyphOf } from '../curves/curves-option.ts';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './table.module.css';

export interface ComparedHeadProps {
  creator: ComparedCreator;
  /** From 0, and how many there are. */
  place: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** The creator of a column, with the symbol of its lines; can be moved to the left or right, or removed. */
export function ComparedHead({ creator, place, count, onMove, onRemove }: ComparedHeadProps) {
  const { t } = useTranslation('comparison');
  const name = nameOf(creator);
  const button = { variant: 'subtle', color: 'gray', size: 26 } as const;
  return (
    <Stack gap={4} align="start">
      <Group gap={2} className={styles.controls}>
        <span style={{ color: colorOf(place) }} aria-hidden>
          {glyphOf(place)}
        </span>
        <ActionIcon
          {...button}
          aria-label={t('move.left', { name })}
          title={t('move.left', { name })}
          disabled={place === 0}
          onClick={() => onMove(-1)}
        >
          <IconArrowLeft size={15} className={styles.arrow} />
        </ActionIcon>
        <ActionIcon
          {...button}
          aria-label={t('move.right', { name })}
          title={t('move.right', { name })}
          disabled={place === count - 1}
          onClick={() => onMove(1)}
        >
          <IconArrowRight size={15} className={styles.arrow} />
        </ActionIcon>
        <ActionIcon
          {...button}
          aria-label={t('remove', { name })}
          title={t('remove', { name })}
          onClick={onRemove}
        >
          <IconX size={15} />
        </ActionIcon>
      </Group>
      <Avatar name={name} src={creator.avatarUrl} size={44} />
      <Text
        as={Link}
        size="xl"
        weight={600}
        leading="tight"
        breaks
        to={paths.creator(creator.platform, creator.id)}
        hoverAccent
      >
        {name}
      </Text>
      <Text as="small" block size="sm" tone="faint" leading="relaxed" mt={2}>
        {platformNames[creator.platform]} · <bdi dir="ltr">@{creator.handle}</bdi>
      </Text>
      <CreatorMarks row={creator} />
    </Stack>
  );
}
