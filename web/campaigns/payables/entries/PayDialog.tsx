import { IconPaperclip } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { day, fileSize } from '../../../../contract/core/format.ts';
import { limits } from '../../../../contract/core/limits.ts';
import type { Payable } from '../../../../contract/campaigns/payables.ts';
import { moneyText } from '../../../monitoring/shared/money/money.ts';
import { DayField } from '../../../ui/dates/fields/DayField.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { siteNow } from '../../../ui/dates/site-clock.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { usePayableCalls } from './payable-calls.ts';
import { wholeOf } from './payable-values.ts';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import choosing from '../../../ui/files/choose.module.css';
import styles from './payables.module.css';

interface ProofFieldProps {
  file: File | undefined;
  fault: string | undefined;
  onPick: (file: File | undefined) => void;
}

function ProofField({ file, fault, onPick }: ProofFieldProps) {
  const { t } = useTranslation('payables');
  const id = useId();
  return (
    <Stack gap={4} align="start" className={styles.proofField}>
      <Group
        as="label"
        inline
        gap={6}
        size="md"
        py={6}
        px={12}
        radius="control"
        pointer
        className={`${choosing.choose} ${styles.choose}`}
      >
        <IconPaperclip size={16} stroke={1.6} aria-hidden />
        <Text as="bdi" truncate>
          {file?.name ?? t('pay.chooseProof')}
        </Text>
        <input
          type="file"
          aria-label={t('pay.proof')}
          aria-describedby={id}
          aria-invalid={fault ? true : undefined}
          onChange={event => onPick(event.currentTarget.files?.[0])}
        />
      </Group>
      <span id={id} className={fault ? styles.fault : styles.hint} role={fault && 'alert'}>
        {fault ?? t('pay.proofHint', { size: fileSize(limits.uploadBytes) })}
      </span>
    </Stack>
  );
}

const today = () => day(new Date(siteNow()).toISOString());

/** Records a payment: when, how, under which number, and with which proof. */
export function PayDialog({ payable, onClose }: { payable: Payable; onClose: () => void }) {
  const { t } = useTranslation('payables');
  const { pay, keepProof } = usePayableCalls();
  const [file, setFile] = useState<File>();
  /** A proof that was uploaded before the payment itself was refused. */
  const [kept, setKept] = useState<{ file: File; id: number }>();
  const [proofFault, setProofFault] = useState<string>();
  const form = useForm({
    initial: { paidOn: today(), method: payable.method, reference: payable.reference, proofId: '' },
    rules: { paidOn: value => !value && t('fault.day') },
    async submit({ paidOn, method, reference }) {
      let proofId = kept && kept.file === file ? kept.id : null;
      if (file && proofId === null) {
        proofId = await keepProof(payable, file);
        setKept({ file, id: proofId });
      }
      await pay(payable.id, { paidOn, method: method.trim(), reference: reference.trim(), proofId });
    },
    done() {
      showToast('success', t('pay.done'));
      onClose();
    },
  });
  const pick = (picked: File | undefined) => {
    const isTooLarge = picked !== undefined && picked.size > limits.uploadBytes;
    setProofFault(isTooLarge ? t('fault.proof', { size: fileSize(limits.uploadBytes) }) : undefined);
    setFile(isTooLarge ? undefined : picked);
  };
  return (
    <FormDialog title={t('pay.title')} onClose={onClose}>
      <Text size="lg" tone="soft" leading="relaxed" mb={12}>
        <bdi>{payable.creator.name}</bdi>
        {payable.label && (
          <>
            {' · '}
            <bdi>{payable.label}</bdi>
          </>
        )}
        {' · '}
        <Text as="strong" tone="ink">
          {moneyText(wholeOf(payable), payable.currency)}
        </Text>
      </Text>
      <Stack as="form" gap={2} {...form.props}>
        <DayField {...form.field('paidOn')} label={t('field.paidOn')} />
        <FormField
          {...form.field('method')}
          label={t('field.method')}
          maxLength={60}
          suggestions={[t('method.bank'), t('method.alipay'), 'PayPal', 'Wise', 'Payoneer']}
        />
        <FormField
          {...form.field('reference')}
          label={t('field.reference')}
          hint={t('hint.reference')}
          maxLength={120}
        />
        <ProofField file={file} fault={proofFault ?? form.field('proofId').error} onPick={pick} />
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('pay.submit')} />
      </Stack>
    </FormDialog>
  );
}
