import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errors } from '../../../../contract/core/errors.ts';
import { orderLimits } from '../../../../contract/billing/order-kinds.ts';
import { email } from '../../../../contract/core/patterns.ts';
import { day, money } from '../../../../contract/core/format.ts';
import { CallError, unreported } from '../../../app/api.ts';
import { type Offer, useOffer, useOrdering } from '../../shared/queries.ts';
import { SumLines } from '../../shared/SumLines.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './OrderDialog.module.css';
import { planName } from '../../../layout/plan/plans.ts';
import type { Plans, PlanTerm } from '../queries.ts';
import { TermPicker } from './TermPicker.tsx';

export interface OrderDialogProps {
  plan: Plans['plans'][number];
  terms: readonly PlanTerm[];
  months: number;
  onMonths: (months: number) => void;
  onClose: () => void;
  onOrdered: (number: string) => void;
}

function OfferLines({ offer, months }: { offer: Offer; months: number }) {
  const { t } = useTranslation('orders');
  const { sum, kind, beginsAt, endsAt } = offer;
  if (!sum || !kind)
    return (
      <Text tone="soft" leading="relaxed">
        {t(`offer.refusal.${offer.refusal ?? 'lower'}`)}
      </Text>
    );
  return (
    <>
      <SumLines of={{ ...offer, months }} sum={sum} credits={offer.credits} total={t('sum.pay')} />
      {sum.lostFen > 0 && (
        <Text leading="relaxed" py={8} px={12} className={styles.lost}>
          {t('sum.lost', { sum: money(sum.lostFen), min: money(sum.payFen) })}
        </Text>
      )}
      <Text tone="soft" leading="relaxed">
        {t(`offer.about.${kind}`, { from: day(beginsAt), to: day(endsAt) })}
      </Text>
    </>
  );
}

/** What is about to be ordered, its sum line by line, and the button that creates the order. */
export function OrderDialog({ plan, terms, months, onMonths, onClose, onOrdered }: OrderDialogProps) {
  const { t } = useTranslation('orders');
  const { data: offer, error, isError, isFetching, refetch } = useOffer({ plan: plan.code, months });
  const { order } = useOrdering();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const [typedAddress, setTypedAddress] = useState<string>();
  // Null if this installation sends no mail.
  const mailAddress = typedAddress ?? offer?.mailAddress ?? null;
  const [wasLeft, setLeft] = useState(false);
  const address = mailAddress?.trim() ?? '';
  const isWrong = address !== '' && !email.test(address);
  const term = terms.find(each => each.months === months);
  const payFen = offer?.sum?.payFen;

  async function send() {
    setLeft(true);
    if (payFen === undefined || isWrong) return;
    setBusy(true);
    setFault('');
    try {
      onOrdered((await order({ plan: plan.code, months, mailAddress: address }, payFen)).number);
    } catch (refusal) {
      const isOther = refusal instanceof CallError && refusal.code === errors.changed_meanwhile.code;
      if (isOther) void refetch();
      setFault(isOther ? t('offer.otherSum') : (unreported(refusal) ?? ''));
      setBusy(false);
    }
  }

  return (
    <FormDialog title={t('offer.title', { plan: planName(plan) })} onClose={onClose}>
      <Stack gap={12}>
        {term && <TermPicker terms={terms} term={term} onChange={onMonths} />}
        <Stack gap={6} className={styles.lines} aria-busy={isFetching}>
          {isError && !offer && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
          {offer && <OfferLines offer={offer} months={months} />}
          {!offer && !isError && (
            <>
              <Skeleton width="100%" height={38} />
              <Skeleton width="100%" height={38} />
              <Skeleton width="100%" height={46} />
            </>
          )}
        </Stack>
        {mailAddress !== null && (
          <FormField
            name="mailAddress"
            label={t('mail.label')}
            hint={t('mail.hint')}
            type="email"
            autoComplete="email"
            maxLength={orderLimits.emailLength}
            value={mailAddress}
            error={wasLeft && isWrong ? t('mail.wrong') : undefined}
            onChange={setTypedAddress}
            onBlur={() => setLeft(true)}
          />
        )}
        <div role="alert">{fault && <Text tone="bad">{fault}</Text>}</div>
        <Group gap={10} align="stretch" justify="end" wrap>
          <Button variant="default" onClick={onClose}>
            {t('offer.cancel')}
          </Button>
          <Button loading={isBusy} disabled={payFen === undefined} onClick={() => void send()}>
            {payFen === undefined ? t('offer.order') : t('offer.orderFor', { sum: money(payFen) })}
          </Button>
        </Group>
      </Stack>
    </FormDialog>
  );
}
