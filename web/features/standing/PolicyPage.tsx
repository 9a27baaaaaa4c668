import { useTranslation } from 'react-i18next';
import { StandingDocument } from './StandingDocument.tsx';

const sections = [
  'principle',
  'mail',
  'refusal',
  'regions',
  'data',
  'youtube',
  'platforms',
  'forbidden',
  'consequences',
  'report',
] as const;

export default function PolicyPage() {
  const { t } = useTranslation('policy');
  return (
    <StandingDocument
      name="policy"
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
