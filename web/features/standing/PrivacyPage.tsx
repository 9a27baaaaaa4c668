import { useTranslation } from 'react-i18next';
import { StandingDocument } from './StandingDocument.tsx';

const sections = [
  'who',
  'account',
  'records',
  'payments',
  'creators',
  'contacts',
  'connections',
  'collaborationPages',
  'visitors',
  'storage',
  'retention',
  'sharing',
  'youtube',
  'rights',
  'contact',
  'minors',
  'changes',
] as const;

export default function PrivacyPage() {
  const { t } = useTranslation('privacy');
  return (
    <StandingDocument
      name="privacy"
      title={t('title')}
      lead={t('lead')}
      sections={sections.map(id => ({
        id,
        title: t(`sections.${id}.title`),
        text: t(`sections.${id}.text`),
      }))}
    />
  );
}
