import { useTranslation } from 'react-i18next';
import { StandingDocument } from './StandingDocument.tsx';

export default function ProtocolPage() {
  const { t } = useTranslation('protocol');
  const sections = t('sections', { returnObjects: true });
  return <StandingDocument name="protocol" title={t('title')} lead={t('lead')} sections={sections} />;
}
