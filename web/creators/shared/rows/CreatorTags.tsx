import { useTranslation } from 'react-i18next';
import { absent } from '../../../../contract/core/format.ts';
import { Marked } from '../../../ui/labels/Marked.tsx';
import { markParts } from '../../../ui/labels/mark-parts.ts';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { Group } from '../../../ui/box/Box.tsx';
import styles from './columns.module.css';
import { wordsIn } from './match-text.ts';
import type { ShownCreator } from '../shown-creator.ts';

/**
 * The team's own tags, then the creator's; tags that matched the search come first of these, so that they always fit.
 */
export function CreatorTags({ row }: { row: ShownCreator }) {
  const { t } = useTranslation('team-creators');
  const { teamTags } = row.marks;
  if (!row.tags.length && !teamTags.length) return absent;
  const words = wordsIn(row.matches, 'tags');
  const isFound = (tag: string) => markParts(tag, words).some(part => part.marked);
  const sorted = row.tags.toSorted((a, b) => Number(isFound(b)) - Number(isFound(a)));
  return (
    <Group as="span" gap={4} align="stretch" wrap clip className={styles.tags}>
      {teamTags.map(tag => (
        <Tag key={`team ${tag}`} tone="accent" title={t('tag.ofTeam', { tag })}>
          {tag}
        </Tag>
      ))}
      {sorted.map(tag => (
        <Tag key={tag} title={tag}>
          <Marked text={tag} words={words} />
        </Tag>
      ))}
    </Group>
  );
}
