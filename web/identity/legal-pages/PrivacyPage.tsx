import { useTranslation } from 'react-i18next';
import { LegalPage } from './LegalPage.tsx';
import { RetentionTable } from './RetentionTable.tsx';

export default function PrivacyPage() {
  const { t } = useTranslation('privacy');
  const sections = t('sections', { returnObjects: true });
  return (
    <LegalPage
      name="privacy"
      title={t('title')}
      lead={t('lead')}
      sections={sections}
      ends={{ retention: <RetentionTable /> }}
    />
  );
}
