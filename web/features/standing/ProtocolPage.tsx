import { useTranslation } from 'react-i18next';
import { StandingDocument } from './StandingDocument.tsx';

const sections = [
  'parties',
  'account',
  'team',
  'use',
  'plans',
  'content',
  'figures',
  'platforms',
  'service',
  'liability',
  'termination',
  'law',
  'changes',
] as const;

export default function ProtocolPage() {
  const { t } = useTranslation('protocol');
  return (
    <StandingDocument
      name="protocol"
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
