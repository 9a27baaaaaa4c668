import { useTranslation } from 'react-i18next';
import type { Recipient } from '../../../../contract/outreach/sent-messages/sent-messages.ts';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { Group } from '../../../ui/box/Box.tsx';
import { chipsOf } from './recipient-facts.ts';

/** The furthest outcome of a recipient and other facts, one word each. */
export function OutcomeChips({ recipient, opens }: { recipient: Recipient; opens: boolean }) {
  const { t } = useTranslation('mail-texts');
  return (
    <Group as="span" gap={4} align="stretch" wrap>
      {chipsOf(recipient, opens).map(({ key, tone }) => (
        <Tag key={key} tone={tone}>
          {t(`outcome.${key}`)}
        </Tag>
      ))}
    </Group>
  );
}
