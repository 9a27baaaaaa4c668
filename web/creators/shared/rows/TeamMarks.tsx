import { useTranslation } from 'react-i18next';
import type {
  CreatorStatus,
  TeamMarks as Marks,
} from '../../../../contract/creators/team-creators/team-creators.ts';
import { ColorDot } from '../../../ui/labels/ColorDot.tsx';
import { Tag, type TagProps } from '../../../ui/labels/Tag.tsx';
import { agoText } from '../../../catalogue/shared/display-names.ts';
import { Box, Group } from '../../../ui/box/Box.tsx';
import type { ColumnKey } from './column-choice.ts';
import styles from './columns.module.css';

export const statusTones = {
  new: 'plain',
  contacted: 'accent',
  replied: 'accent',
  negotiating: 'warn',
  agreed: 'good',
  rejected: 'plain',
} as const satisfies Record<CreatorStatus, TagProps['tone']>;

const shownDots = 3;

/** Which colleague last contacted a creator, and when. */
export function useContactText() {
  const { t } = useTranslation('team-creators');
  return ({ at, by, mine }: NonNullable<Marks['lastContact']>) =>
    t(mine ? 'contact.byYou' : 'contact.by', { name: by, ago: agoText(at) });
}

/** Why a creator is blocked, in which lists, by whom and since when. */
export function useBlockedText() {
  const { t } = useTranslation('team-creators');
  return ({ reason, everywhere, by, at }: NonNullable<Marks['blocked']>) =>
    t(everywhere ? 'blocked.everywhere' : 'blocked.someLists', { reason, name: by, ago: agoText(at) });
}

interface TeamMarksProps {
  marks: Marks;
  /** Columns that say it already. */
  beside?: readonly ColumnKey[] | undefined;
}

/** The team's marks beside the name; details on hover. */
export function TeamMarks({ marks, beside = [] }: TeamMarksProps) {
  const { t } = useTranslation('team-creators');
  const contactText = useContactText();
  const blockedText = useBlockedText();
  const { status, lists, blocked, lastContact } = marks;
  const notes = beside.includes('notes') ? 0 : marks.notes;
  const names = lists.map(list => list.name).join(t('comma', { ns: 'common' }));
  const contact = lastContact && contactText(lastContact);
  const isTouched = !beside.includes('status') && (status !== 'new' || lastContact);
  if (!lists.length && !blocked && !isTouched && !notes) return null;
  return (
    <span className={styles.marks}>
      {lists.length > 0 && (
        <Group as="span" inline gap={3} title={t('inLists', { lists: names })}>
          <Box as="span" visuallyHidden>
            {t('inLists', { lists: names })}
          </Box>
          {lists.slice(0, shownDots).map(list => (
            <ColorDot key={list.id} color={list.color} />
          ))}
          {lists.length > shownDots && <span aria-hidden>+{lists.length - shownDots}</span>}
        </Group>
      )}
      {blocked && (
        <Tag tone="bad" title={blockedText(blocked)}>
          {t('blocked.tag')}
          <Box as="span" visuallyHidden>
            {blockedText(blocked)}
          </Box>
        </Tag>
      )}
      {isTouched && (
        <Tag tone={statusTones[status === 'new' ? 'contacted' : status]} title={contact ?? undefined}>
          {t(`status.${status === 'new' ? 'contacted' : status}`)}
          {contact && (
            <Box as="span" visuallyHidden>
              {contact}
            </Box>
          )}
        </Tag>
      )}
      {notes > 0 && <span>{t('notes.count', { count: notes })}</span>}
    </span>
  );
}
