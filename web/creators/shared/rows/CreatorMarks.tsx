import { useTranslation } from 'react-i18next';
import type { CreatorRow } from '../../../../contract/creators/search/creator-search.ts';
import { Tag } from '../../../ui/labels/Tag.tsx';

type Marked = Pick<CreatorRow, 'analysis' | 'sample' | 'isAnalysing' | 'unanalysableReason'>;

/** Marks of a creator's state, beside the name. */
export function CreatorMarks({ row }: { row: Marked }) {
  const { t } = useTranslation('creators');
  const { unanalysableReason: reason } = row;
  return (
    <>
      {row.sample && <Tag title={t('mark.sampleAbout')}>{t('mark.sample')}</Tag>}
      {row.analysis === 'unanalysable' && (
        <Tag tone="warn" title={t(reason ? `mark.reason.${reason}` : 'mark.unanalysableAbout')}>
          {t('mark.unanalysable')}
        </Tag>
      )}
      {(row.analysis === 'pending' || row.isAnalysing) && (
        <Tag
          tone="accent"
          title={t(row.analysis === 'pending' ? 'mark.pendingAbout' : 'mark.analysingAbout')}
        >
          {t('mark.pending')}
        </Tag>
      )}
    </>
  );
}
