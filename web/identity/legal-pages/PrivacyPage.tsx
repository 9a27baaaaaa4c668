import { useTranslation } from 'react-i18next';
import { StandingDocument } from './StandingDocument.tsx';

export default function PrivacyPage() {
  const { t } = useTranslation('privacy');
  const sections = t('sections', { returnObjects: true });
  return <StandingDocument name="privacy" title={t('title')} lead={t('lead')} sections={sections} />;
}
