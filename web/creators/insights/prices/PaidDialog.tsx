import { useTranslation } from 'react-i18next';
import type { CreatorDetail } from '../../../../contract/creators/search/creator-search.ts';
import { day } from '../../../../contract/core/format.ts';
import { usePriceActions } from '../../creator-prices/queries.ts';
import { fenOf } from '../../creator-prices/yuan.ts';
import { DayField } from '../../../ui/dates/fields/DayField.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { siteNow } from '../../../ui/dates/site-clock.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stack } from '../../../ui/box/Box.tsx';

const isPosts = (typed: string) => /^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 1000;

export interface PaidDialogProps {
  creator: Pick<CreatorDetail, 'id' | 'platform' | 'name' | 'handle'>;
  onClose: () => void;
}

/** Records what the team paid. */
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
      <Stack as="form" gap={8} {...form.props}>
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
          label={t('note', { ns: 'common' })}
          hint={t('paid.noteHint')}
          maxLength={500}
          autoComplete="off"
        />
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('save', { ns: 'common' })} />
      </Stack>
    </FormDialog>
  );
}
