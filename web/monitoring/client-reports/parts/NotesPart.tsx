import { useTranslation } from 'react-i18next';
import { Text } from '../../../ui/box/Box.tsx';
import { Part, type PartOfReport } from './Part.tsx';

/** The team's own remarks. */
export function NotesPart({ content: { notes } }: PartOfReport) {
  const { t } = useTranslation('client-reports');
  if (!notes.trim()) return null;
  return (
    <Part title={t('part.notes')}>
      <Text breaks preLine>
        {notes.trim()}
      </Text>
    </Part>
  );
}
