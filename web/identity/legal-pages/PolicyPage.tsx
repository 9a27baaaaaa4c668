import { useTranslation } from 'react-i18next';
import { StandingDocument } from './StandingDocument.tsx';

export default function PolicyPage() {
  const { t } = useTranslation('policy');
  const sections = t('sections', { returnObjects: true });
  return <StandingDocument name="policy" title={t('title')} lead={t('lead')} sections={sections} />;
}
