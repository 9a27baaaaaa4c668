import { useTranslation } from 'react-i18next';
import type { CreatorRow } from '../../contract/creators.ts';
import { Tag } from '../ui/Tag.tsx';

/** The state of a creator beside the name. */
export function CreatorMarks({ row }: { row: Pick<CreatorRow, 'analysis' | 'sample'> }) {
  const { t } = useTranslation('creators');
  return (
    <>
      {row.sample && <Tag title={t('mark.sampleAbout')}>{t('mark.sample')}</Tag>}
      {row.analysis === 'unanalysable' && (
        <Tag tone="warn" title={t('mark.unanalysableAbout')}>
          {t('mark.unanalysable')}
        </Tag>
      )}
      {row.analysis === 'pending' && (
        <Tag tone="accent" title={t('mark.pendingAbout')}>
          {t('mark.pending')}
        </Tag>
      )}
    </>
  );
}
