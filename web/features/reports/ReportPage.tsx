import { useTranslation } from 'react-i18next';
import { PageHead } from '../../ui/PageHead.tsx';
import { useTitle } from '../../ui/use-title.ts';

export default function ReportPage() {
  const { t } = useTranslation('reports');
  useTitle(t('title'));
  return <PageHead title={t('title')} />;
}
