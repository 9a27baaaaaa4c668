import { useTranslation } from 'react-i18next';
import { type VisitKind, visitKinds } from '../../../../contract/links/link-kinds.ts';
import { Segments } from '../../../ui/forms/choices/Segments.tsx';

/** Chooses the visits of people, of bots, or both. */
export function KindToggle({ kind, onChange }: { kind: VisitKind; onChange: (kind: VisitKind) => void }) {
  const { t } = useTranslation('visits');
  return (
    <Segments
      label={t('kind.label')}
      value={kind}
      options={visitKinds.map(value => ({ value, label: t(`kind.${value}`) }))}
      onChange={onChange}
    />
  );
}
