import { useTranslation } from 'react-i18next';
import type { LetterState } from '../../../../contract/inbox/one-to-one-email-kinds.ts';
import { Tag, type TagProps } from '../../../ui/labels/Tag.tsx';

const tones = {
  draft: 'plain',
  waiting: 'accent',
  sending: 'accent',
  sent: 'good',
  failed: 'bad',
  in_doubt: 'warn',
} as const satisfies Record<LetterState, TagProps['tone']>;

/** The state of an email, as a coloured word. */
export function LetterStateTag({ state }: { state: LetterState }) {
  const { t } = useTranslation('letters');
  return <Tag tone={tones[state]}>{t(`outgoing.state.${state}`)}</Tag>;
}
