import { useTranslation } from 'react-i18next';
import { effectLimits } from '../../../../contract/monitoring/effects/effect-kinds.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { CreatorChoice } from '../CreatorChoice.tsx';
import { Stack } from '../../../ui/box/Box.tsx';
import styles from '../effects.module.css';
import { type EffectView, useChanges } from '../queries.ts';

export type Coupon = EffectView['coupons'][number];

export interface CouponDialogProps {
  effect: EffectView;
  /** The coupon to change. */
  coupon?: Coupon;
  onClose: () => void;
}

/** A coupon code and its creator. */
export function CouponDialog({ effect, coupon, onClose }: CouponDialogProps) {
  const { t } = useTranslation('effects');
  const { saveCoupon } = useChanges(effect.project.id);
  const { field, ...form } = useForm({
    initial: { code: coupon?.code ?? '', creatorId: coupon?.creator ? String(coupon.creator.id) : '' },
    rules: { code: value => !value.trim() && t('fault.code') },
    submit: ({ code, creatorId }) =>
      saveCoupon(coupon?.id, { code: code.trim(), creatorId: Number(creatorId) || null }).then(
        () => undefined,
      ),
    done() {
      showToast('success', t(coupon ? 'saved' : 'added', { ns: 'common' }));
      onClose();
    },
  });
  return (
    <FormDialog title={t(coupon ? 'coupon.editTitle' : 'coupon.addTitle')} onClose={onClose}>
      <Stack as="form" gap={2} {...form.props} className={styles.form}>
        <FormField
          {...field('code')}
          label={t('coupon.code')}
          hint={t('coupon.codeHint')}
          autoComplete="off"
          maxLength={effectLimits.codeLength}
        />
        <CreatorChoice
          label={t('creator', { ns: 'common' })}
          none={t('creatorField.nobody')}
          effect={effect}
          chosen={coupon?.creator ?? null}
          field={field('creatorId')}
        />
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('save', { ns: 'common' })} />
      </Stack>
    </FormDialog>
  );
}
