import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { Avatar } from '../../../ui/labels/Avatar.tsx';
import { Marked } from '../../../ui/labels/Marked.tsx';
import { Box, Group, Text } from '../../../ui/box/Box.tsx';
import styles from './columns.module.css';
import type { ColumnKey } from './column-choice.ts';
import { CreatorMarks } from './CreatorMarks.tsx';
import { MatchLine } from './MatchLine.tsx';
import { wordsIn } from './match-text.ts';
import { languageName, platformNames, regionName } from '../../../catalogue/shared/display-names.ts';
import { nameOf, type ShownCreator } from '../shown-creator.ts';
import { TeamMarks } from './TeamMarks.tsx';

interface CreatorCellProps {
  row: ShownCreator;
  isMixed?: boolean | undefined;
  beside?: readonly ColumnKey[];
}

/**
 * Avatar, name, marks, a line about the creator, and why the row matched.
 * @param props.isMixed beside creators of other platforms, each is marked with its own
 * @param props.beside the other columns: what they say is not repeated
 */
export function CreatorCell({ row, isMixed, beside }: CreatorCellProps) {
  const { t } = useTranslation('creators');
  const assumed = row.regionBasis === 'assumed' && (
    <abbr title={t('mark.assumedAbout')}>{t('mark.assumed')}</abbr>
  );
  return (
    <Group gap={12} shrink>
      <Avatar name={nameOf(row)} src={row.avatarUrl} />
      <Box shrink>
        <Group wrap shrink className={styles.line}>
          <Text
            as={Link}
            shrink
            weight={600}
            truncate
            to={paths.creator(row.platform, row.id)}
            hoverAccent
            className={styles.name}
            title={nameOf(row)}
          >
            <Marked text={nameOf(row)} words={wordsIn(row.matches, 'name')} />
          </Text>
          {row.verified && (
            <IconRosetteDiscountCheckFilled
              size={15}
              className={styles.verified}
              role="img"
              aria-label={t('mark.verified')}
            />
          )}
          <CreatorMarks row={row} />
        </Group>
        <Text as="div" size="sm" tone="faint" truncate className={styles.meta}>
          <TeamMarks marks={row.marks} beside={beside} />
          {isMixed && `${platformNames[row.platform]} · `}
          <bdi dir="ltr" title={`@${row.handle}`}>
            @<Marked text={row.handle} words={wordsIn(row.matches, 'handle')} />
          </bdi>
          {row.region && ` · ${regionName(row.region)} `}
          {assumed}
          {row.language && ` · ${languageName(row.language)}`}
        </Text>
        <MatchLine matches={row.matches} />
      </Box>
    </Group>
  );
}
