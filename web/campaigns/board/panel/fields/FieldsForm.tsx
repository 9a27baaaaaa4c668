import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { collaborationLimits } from '../../../../../contract/campaigns/collaboration-kinds.ts';
import type { Collaboration } from '../../../../../contract/campaigns/collaborations.ts';
import { money, moneyRange } from '../../../../../contract/core/format.ts';
import { isCurrency, minorOf, moneyText } from '../../../../monitoring/shared/money/money.ts';
import { MoneyField } from '../../../../monitoring/shared/money/MoneyField.tsx';
import { FormField } from '../../../../ui/forms/FormField.tsx';
import { LeaveGuard } from '../../../../ui/overlays/LeaveGuard.tsx';
import { TextField } from '../../../../ui/forms/TextField.tsx';
import { ConflictBox } from './ConflictBox.tsx';
import { DeliverablesField } from './DeliverablesField.tsx';
import { LinkField } from './LinkField.tsx';
import { MergeNote } from './MergeNote.tsx';
import { Grid, Group, Stack, Text } from '../../../../ui/box/Box.tsx';
import styles from '../panel.module.css';
import { useEdit } from './use-edit.ts';
import { type Fields, type UnitName } from './field-values.ts';

export interface FieldsFormProps {
  collaboration: Collaboration;
  productUrl: string;
}

const feeText = ({ fee, currency }: Pick<Fields, 'fee' | 'currency'>): string =>
  fee.trim() === '' || !isCurrency(currency) ? '' : moneyText(minorOf(fee, currency), currency);

/** The form of what was agreed; others may change it at the same time. */
export function FieldsForm({ collaboration, productUrl }: FieldsFormProps) {
  const { t } = useTranslation('collaborations');
  const form = useEdit(collaboration);
  const { usualPrice, link } = collaboration;
  const { fields } = form.edit.mine;
  const usual =
    usualPrice &&
    t(usualPrice.isPaid ? 'usual.paid' : 'usual.estimate', {
      range: usualPrice.isPaid ? money(usualPrice.lowFen) : moneyRange(usualPrice.lowFen, usualPrice.highFen),
    });
  const linkName = (id: string) =>
    link && String(link.id) === id ? link.name || link.shortUrl : id && `#${id}`;

  function conflictIn(unit: UnitName) {
    const conflict = form.conflictAt(unit);
    if (!conflict || typeof conflict.theirs === 'string') return null;
    const theirs = { ...fields, ...conflict.theirs };
    const shown = (of: Fields) => {
      if (unit === 'fee') return feeText(of);
      return unit === 'shortLinkId' ? linkName(of.shortLinkId) : of[unit];
    };
    return (
      <ConflictBox
        field={t(`field.${unit}`)}
        by={collaboration.changedBy}
        mine={shown(fields)}
        theirs={shown(theirs)}
        onChoose={whose => form.choose(unit, whose)}
      />
    );
  }

  return (
    <Stack as="form" gap={24} className={styles.form} {...form.props} aria-label={t('panel.fields')}>
      <LeaveGuard when={form.isChanged} param="card" />
      <MergeNote edit={form.edit} onClose={form.dropNote} />
      <Stack as="section" gap={8} className={styles.part}>
        <h3>{t('panel.terms')}</h3>
        <MoneyField
          label={t('field.fee')}
          hint={usual ?? t('usual.unknown')}
          amount={form.field('fee')}
          currency={{ ...form.field('currency'), label: t('field.currency') }}
        />
        {usual && fields.fee.trim() !== '' && (
          <Text size="sm" tone="faint">
            {usual}
          </Text>
        )}
        {conflictIn('fee')}
      </Stack>
      <Stack as="section" gap={8} className={styles.part}>
        <h3>{t('panel.deliverables')}</h3>
        <DeliverablesField form={form} collaboration={collaboration} />
      </Stack>
      <Stack as="section" gap={8} className={styles.part}>
        <h3>{t('panel.product')}</h3>
        <FormField
          {...form.field('product')}
          label={t('field.product')}
          maxLength={collaborationLimits.productLength}
        />
        {conflictIn('product')}
        <Grid gap={0} columnGap={12} align="start" cols={2} className={styles.pair}>
          <FormField
            {...form.field('carrier')}
            label={t('field.carrier')}
            maxLength={collaborationLimits.trackingLength}
          />
          <FormField
            {...form.field('trackingNumber')}
            label={t('field.trackingNumber')}
            hint={t('panel.trackingHint')}
            maxLength={collaborationLimits.trackingLength}
          />
        </Grid>
        {conflictIn('carrier')}
        {conflictIn('trackingNumber')}
      </Stack>
      <Stack as="section" gap={8} className={styles.part}>
        <h3>{t('panel.effect')}</h3>
        <LinkField form={form} collaboration={collaboration} productUrl={productUrl} />
        {conflictIn('shortLinkId')}
        <Grid gap={0} columnGap={12} align="start" cols={2} className={styles.pair}>
          <FormField
            {...form.field('visitsGoal')}
            label={t('field.visitsGoal')}
            hint={t('panel.goalHint')}
            inputMode="numeric"
            maxLength={10}
          />
          <FormField
            {...form.field('coupon')}
            label={t('field.coupon')}
            maxLength={collaborationLimits.couponLength}
          />
        </Grid>
        {conflictIn('visitsGoal')}
        {conflictIn('coupon')}
      </Stack>
      <Stack as="section" gap={8} className={styles.part}>
        <h3>{t('field.notes')}</h3>
        <TextField
          {...form.field('notes')}
          label={t('panel.notesLabel')}
          maxLength={collaborationLimits.notesLength}
          rows={4}
        />
        {conflictIn('notes')}
      </Stack>
      <Stack gap={6} className={styles.end} data-shown={form.isChanged || undefined}>
        <div role="alert">
          {form.fault && (
            <Text size="md" tone="bad">
              {form.fault}
            </Text>
          )}
        </div>
        <Group gap={8} columnGap={12} wrap>
          <Button type="submit" loading={form.isBusy} disabled={!form.isChanged}>
            {t('save', { ns: 'common' })}
          </Button>
          {form.isChanged && (
            <Button variant="default" disabled={form.isBusy} onClick={form.reset}>
              {t('reset')}
            </Button>
          )}
          <Text as="span" size="sm" tone="faint">
            {form.isChanged && t('unsaved')}
          </Text>
        </Group>
      </Stack>
    </Stack>
  );
}
