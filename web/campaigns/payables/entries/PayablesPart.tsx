import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { collaborationLimits } from '../../../../contract/campaigns/collaboration-kinds.ts';
import type { Currency } from '../../../../contract/core/currencies.ts';
import { type AgreedFee, openOfFee } from '../../../../contract/campaigns/fee-parts.ts';
import type { Payable } from '../../../../contract/campaigns/payables.ts';
import { unreported } from '../../../app/api.ts';
import { moneyText } from '../../../monitoring/shared/money/money.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { MoreMenu } from '../../../ui/overlays/MoreMenu.tsx';
import { DueDay } from './DueDay.tsx';
import { FeeLine } from './FeeLine.tsx';
import { usePayables } from './payable-calls.ts';
import { wholeOf } from './payable-values.ts';
import { PayableDialog } from './PayableDialog.tsx';
import { Box, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './payables.module.css';
import { PayableStateTag } from './PayableStateTag.tsx';
import { type PayableActs, usePayableActs } from './use-payable-acts.tsx';

export interface PayablesPartProps {
  collaborationId: number;
  fee: AgreedFee & { currency: Currency };
  mayEdit: boolean;
}

function Line({ payable, acts }: { payable: Payable; acts: PayableActs }) {
  const { t } = useTranslation('payables');
  const { label, currency, state, due, paidOn, taxMinor } = payable;
  const actions = acts.actionsOf(payable);
  const name = label || t('unnamed');
  return (
    <li data-over={state === 'cancelled' || undefined}>
      <Box grow shrink>
        <Text as="span" block breaks className={styles.sum}>
          <strong>{moneyText(wholeOf(payable), currency)}</strong> <bdi>{name}</bdi>
        </Text>
        <Text as="span" size="sm" tone="soft">
          <PayableStateTag state={state} due={due} />{' '}
          {paidOn ? t('paidOn', { day: paidOn }) : <DueDay {...payable} />}
          {taxMinor !== null && ` · ${t('withTax', { tax: moneyText(taxMinor, currency) })}`}
        </Text>
      </Box>
      {actions.length > 0 && <MoreMenu label={t('moreOf', { name })} actions={actions} />}
    </li>
  );
}

/** Payables of a collaboration: view, plan, approve, pay. */
export function PayablesPart({ collaborationId, fee, mayEdit }: PayablesPartProps) {
  const { t } = useTranslation('payables');
  const id = useId();
  const query = new URLSearchParams({
    collaborationId: String(collaborationId),
    size: String(collaborationLimits.payables),
  });
  const { data, error, isError, refetch } = usePayables(query.toString());
  const acts = usePayableActs();
  const [isAdding, setAdding] = useState(false);
  // While another card opens, the previous card's list must not be shown as its own.
  const payables = data?.payables.filter(each => each.collaborationId === collaborationId);
  return (
    <Stack as="section" gap={8} shrink className={styles.part} aria-labelledby={id}>
      <header>
        <h3 id={id}>{t('part.title')}</h3>
        {mayEdit && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t('part.add')}
          </Button>
        )}
      </header>
      {isError && !data && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
      {!isError && !payables && <Skeleton width="100%" height={44} />}
      {payables && (
        <FeeLine collaborationId={collaborationId} fee={fee} payables={payables} mayEdit={mayEdit} />
      )}
      {payables?.length === 0 && <p className={styles.hint}>{t('part.none')}</p>}
      {payables && payables.length > 0 && (
        <Stack as="ul" className={styles.lines} aria-labelledby={id}>
          {payables.map(payable => (
            <Line key={payable.id} payable={payable} acts={acts} />
          ))}
        </Stack>
      )}
      {isAdding && payables && (
        <PayableDialog
          collaborationId={collaborationId}
          currency={fee.currency}
          openMinor={openOfFee(fee, payables)}
          onClose={() => setAdding(false)}
        />
      )}
      {acts.dialogs}
    </Stack>
  );
}
