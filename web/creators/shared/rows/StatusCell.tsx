import { useTranslation } from 'react-i18next';
import { absent, dateTime } from '../../../../contract/core/format.ts';
import type { TeamMarks } from '../../../../contract/creators/team-creators/team-creators.ts';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { statusTones, useContactText } from './TeamMarks.tsx';

export function StatusCell({ marks: { status } }: { marks: TeamMarks }) {
  const { t } = useTranslation('team-creators');
  return <Tag tone={statusTones[status]}>{t(`status.${status}`)}</Tag>;
}

export function ContactCell({ marks: { lastContact } }: { marks: TeamMarks }) {
  const words = useContactText();
  return lastContact ? <span title={dateTime(lastContact.at)}>{words(lastContact)}</span> : absent;
}
