import { useTranslation } from 'react-i18next';
import { LegalPage } from './LegalPage.tsx';

export default function PolicyPage() {
  const { t } = useTranslation('policy');
  const sections = t('sections', { returnObjects: true });
  return <LegalPage name="policy" title={t('title')} lead={t('lead')} sections={sections} />;
}
