import { useTranslation } from 'react-i18next';
import type { EmailState } from '../../../../contract/inbox/one-to-one-email-kinds.ts';
import { Tag, type TagProps } from '../../../ui/labels/Tag.tsx';

const tones = {
  draft: 'plain',
  waiting: 'accent',
  sending: 'accent',
  sent: 'good',
  failed: 'bad',
  in_doubt: 'warn',
} as const satisfies Record<EmailState, TagProps['tone']>;

/** The state of an email, as a coloured word. */
export function EmailStateTag({ state }: { state: EmailState }) {
  const { t } = useTranslation('one-to-one-emails');
  return <Tag tone={tones[state]}>{t(`outgoing.state.${state}`)}</Tag>;
}
