import { useTranslation } from 'react-i18next';
import type { CreatorDetail } from '../../../../contract/creators.ts';
import { day } from '../../../../contract/format.ts';
import { usePriceActions } from '../../../creator-tools/prices/queries.ts';
import { fenOf } from '../../../creator-tools/prices/yuan.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { FormEnd } from '../../../ui/FormEnd.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import { siteNow } from '../../../ui/site-clock.ts';
import { showToast } from '../../../ui/toast.ts';
import { useForm } from '../../../ui/use-form.ts';
import styles from './PriceCard.module.css';

const isPosts = (typed: string) => /^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 1000;

export interface PaidDialogProps {
  creator: Pick<CreatorDetail, 'id' | 'platform' | 'name' | 'handle'>;
  onClose: () => void;
}

/** Writes down what the team paid. */
export function PaidDialog({ creator, onClose }: PaidDialogProps) {
  const { t } = useTranslation('creator-prices');
  const { recordPaid } = usePriceActions();
  const form = useForm({
    initial: { priceFen: '', posts: '1', paidOn: day(new Date(siteNow()).toISOString()), note: '' },
    rules: {
      priceFen: typed => fenOf(typed) === null && t('paid.missingAmount'),
      posts: typed => !isPosts(typed.trim()) && t('paid.missingPosts'),
      paidOn: chosen => !chosen && t('paid.missingDay'),
    },
    async submit({ priceFen, posts, paidOn, note }) {
      await recordPaid(creator, {
        priceFen: fenOf(priceFen) ?? 0,
        posts: Number(posts),
        paidOn,
        note: note.trim(),
      });
    },
    done() {
      showToast('success', t('paid.saved'));
      onClose();
    },
  });
  return (
    <FormDialog title={t('paid.recordOf', { name: creator.name || creator.handle })} onClose={onClose}>
      <form className={styles.form} {...form.props}>
        <FormField
          {...form.field('priceFen')}
          label={t('paid.amount')}
          hint={t('paid.amountHint')}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
        <FormField
          {...form.field('posts')}
          label={t('paid.posts')}
          hint={t('paid.postsHint')}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
        <DayField {...form.field('paidOn')} label={t('paid.day')} />
        <FormField
          {...form.field('note')}
          label={t('paid.note')}
          hint={t('paid.noteHint')}
          maxLength={500}
          autoComplete="off"
        />
        <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('paid.save')} />
      </form>
    </FormDialog>
  );
}
