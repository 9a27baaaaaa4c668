import { useTranslation } from 'react-i18next';
import { LegalPage } from './LegalPage.tsx';

export default function ProtocolPage() {
  const { t } = useTranslation('protocol');
  const sections = t('sections', { returnObjects: true });
  return <LegalPage name="protocol" title={t('title')} lead={t('lead')} sections={sections} />;
}
