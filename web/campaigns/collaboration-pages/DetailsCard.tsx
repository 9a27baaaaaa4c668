import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/page/Card.tsx';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import type { WorkProps } from './queries.ts';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './work.module.css';

function DetailsForm({
  work,
  calls,
  onDone,
  onCancel,
}: WorkProps & { onDone: () => void; onCancel?: () => void }) {
  const { t } = useTranslation('collaboration-pages');
  const form = useForm({
    initial: { address: '', payment: '' },
    rules: {
      address: (value, { payment }) => !value.trim() && !payment.trim() && t('details.empty'),
    },
    submit: ({ address, payment }) => calls.giveDetails({ address: address.trim(), payment: payment.trim() }),
    done() {
      showToast('success', t('saved', { ns: 'common' }));
      onDone();
    },
  });
  return (
    <Stack as="form" gap={8} {...form.props}>
      <TextField
        {...form.field('address')}
        label={t('details.address')}
        hint={work.hasAddress ? t('details.keep') : t('details.addressHint')}
        rows={3}
        maxLength={1000}
      />
      <TextField
        {...form.field('payment')}
        label={t('details.payment')}
        hint={work.hasPayment ? t('details.keep') : t('details.paymentHint')}
        rows={3}
        maxLength={1000}
      />
      <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('save', { ns: 'common' })}>
        {onCancel && (
          <Button variant="default" size="md" onClick={onCancel}>
            {t('cancel', { ns: 'common' })}
          </Button>
        )}
      </FormEnd>
    </Stack>
  );
}

/** Shipping and payment details; entered ones are not shown again. */
export function DetailsCard(props: WorkProps) {
  const { t } = useTranslation('collaboration-pages');
  const { team, hasAddress, hasPayment } = props.work;
  const [isChanging, setChanging] = useState(false);
  const isAsked = !hasAddress || !hasPayment || isChanging;
  return (
    <div id="details" className={styles.place}>
      <Card title={t('details.title')}>
        <Stack gap={14} className={styles.stack}>
          <Text size="md" tone="soft" leading="relaxed" className={styles.quiet}>
            {t('details.about', { team })}
          </Text>
          <div role="status">
            {hasAddress && (
              <Group
                as="p"
                gap={8}
                align="start"
                weight={500}
                tone="good"
                leading="relaxed"
                className={styles.good}
              >
                <IconCircleCheck size={18} aria-hidden />
                {t('details.addressGiven')}
              </Group>
            )}
            {hasPayment && (
              <Group
                as="p"
                gap={8}
                align="start"
                weight={500}
                tone="good"
                leading="relaxed"
                className={styles.good}
              >
                <IconCircleCheck size={18} aria-hidden />
                {t('details.paymentGiven')}
              </Group>
            )}
          </div>
          {isAsked ? (
            <DetailsForm
              key={`${hasAddress} ${hasPayment}`}
              {...props}
              onDone={() => {
                setChanging(false);
                void props.onChanged();
              }}
              {...(isChanging && { onCancel: () => setChanging(false) })}
            />
          ) : (
            <Button className={styles.start} variant="default" onClick={() => setChanging(true)}>
              {t('details.change')}
            </Button>
          )}
        </Stack>
      </Card>
    </div>
  );
}
