import { useTranslation } from 'react-i18next';
import {
  type AgreedFee,
  type FeePart,
  feeSchedules,
  openOfFee,
} from '../../../../contract/campaigns/fee-parts.ts';
import { isCurrency, moneyText } from '../../../monitoring/shared/money/money.ts';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';
import { useScheduleFee } from './payable-calls.ts';

export interface FeeLineProps {
  collaborationId: number;
  fee: AgreedFee;
  payables: readonly FeePart[];
  mayEdit: boolean;
}

/** What of the fee is in no payable yet, and the usual terms that plan it in one click. */
export function FeeLine({ collaborationId, fee, payables, mayEdit }: FeeLineProps) {
  const { t } = useTranslation('payables');
  const schedule = useScheduleFee(collaborationId, () => showToast('success', t('part.scheduled')));
  const { feeMinor, currency } = fee;
  const text = (minor: number) => (isCurrency(currency) ? moneyText(minor, currency) : String(minor));
  const open = openOfFee(fee, payables);
  if (feeMinor === null)
    return (
      <Text size="sm" tone="soft">
        {t('part.noFee')}
      </Text>
    );
  if (open === null || feeMinor === 0) return null;
  const words = { fee: text(feeMinor), open: text(open) };
  return (
    <Group gap={12} wrap size="sm" tone="soft">
      <span>{t(open > 0 ? 'part.fee' : 'part.feePlanned', words)}</span>
      {mayEdit &&
        open > 0 &&
        feeSchedules.map(each => (
          <LinkButton
            key={each}
            onClick={() => {
              if (!schedule.isPending) schedule.mutate(each);
            }}
          >
            {t(`part.schedule.${each}`)}
          </LinkButton>
        ))}
    </Group>
  );
}
