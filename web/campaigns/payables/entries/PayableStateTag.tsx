import { useTranslation } from 'react-i18next';
import type { Payable } from '../../../../contract/campaigns/payables.ts';
import { Tag, type TagProps } from '../../../ui/labels/Tag.tsx';

const tones: Record<Payable['state'], NonNullable<TagProps['tone']>> = {
  planned: 'plain',
  approved: 'accent',
  paid: 'good',
  cancelled: 'plain',
};

/** The state of a payable, and whether it is due. */
export function PayableStateTag({ state, due }: Pick<Payable, 'state' | 'due'>) {
  const { t } = useTranslation('payables');
  return (
    <>
      <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
      {(due === 'due' || due === 'overdue') && (
        <>
          {' '}
          <Tag tone={due === 'overdue' ? 'bad' : 'warn'}>{t(`due.${due}`)}</Tag>
        </>
      )}
    </>
  );
}
