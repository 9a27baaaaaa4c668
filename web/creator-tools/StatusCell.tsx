import { useTranslation } from 'react-i18next';
import { absent, dateTime } from '../../contract/format.ts';
import type { TeamMarks } from '../../contract/team-creators.ts';
import { Tag } from '../ui/Tag.tsx';
import { statusTones, useContactWords } from './TeamMarks.tsx';

export function StatusCell({ marks: { status } }: { marks: TeamMarks }) {
  const { t } = useTranslation('team-creators');
  return <Tag tone={statusTones[status]}>{t(`status.${status}`)}</Tag>;
}

export function ContactCell({ marks: { lastContact } }: { marks: TeamMarks }) {
  const words = useContactWords();
  return lastContact ? <span title={dateTime(lastContact.at)}>{words(lastContact)}</span> : absent;
}
