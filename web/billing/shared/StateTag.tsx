import { useTranslation } from 'react-i18next';
import type { OrderState } from '../../../contract/billing/order-kinds.ts';
import { Tag } from '../../ui/labels/Tag.tsx';

const tones = {
  created: 'plain',
  paying: 'accent',
  paid: 'good',
  closed: 'plain',
  refunded: 'warn',
} as const;

export function StateTag({ state }: { state: OrderState }) {
  const { t } = useTranslation('orders');
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
}
