import { IconCheck, IconClock, IconHandStop, IconX } from '@tabler/icons-react';
import type { CheckDecision, CheckOutcome } from '../../../../contract/monitoring/briefs/brief-kinds.ts';
import { decisionNames } from '../../../../contract/monitoring/briefs/brief-texts.ts';
import { currentLang } from '../../../i18n/lang.ts';
import tones from '../../../ui/theme/tones.module.css';
import styles from '../brief.module.css';
import { outcomeName } from '../use-brief-text.ts';

const signs = {
  met: { Icon: IconCheck, tone: 'good' },
  failed: { Icon: IconX, tone: 'bad' },
  waiting: { Icon: IconClock, tone: 'plain' },
} as const;

export interface OutcomeMarkProps {
  outcome: CheckOutcome;
  decision: CheckDecision | null;
}

/** The effective outcome as an icon and a word, with a hand if a person decided it. */
export function OutcomeMark({ outcome, decision }: OutcomeMarkProps) {
  const counted = decision ? (decision === 'accepted' ? 'met' : 'failed') : outcome;
  const { Icon, tone } = signs[counted];
  return (
    <span className={`${tones.tone} ${styles.mark}`} data-tone={tone}>
      <Icon size={14} stroke={2.2} aria-hidden />
      {decision ? decisionNames[currentLang][decision] : outcomeName(outcome)}
      {decision && <IconHandStop size={13} stroke={1.8} aria-hidden />}
    </span>
  );
}
