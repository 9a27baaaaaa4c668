import { useTranslation } from 'react-i18next';
import type { MessageState } from '../../../../contract/outreach/mail-states.ts';
import { Tag, type TagProps } from '../../../ui/labels/Tag.tsx';

const tones = {
  sending: 'accent',
  deferred: 'warn',
  accepted: 'good',
  failed: 'bad',
  in_doubt: 'warn',
  not_sent: 'plain',
} as const satisfies Record<MessageState, TagProps['tone']>;

/** The state of a message, as a coloured word. */
export function MessageStateTag({ state }: { state: MessageState }) {
  const { t } = useTranslation('mail-texts');
  return <Tag tone={tones[state]}>{t(`messageState.${state}`)}</Tag>;
}
