import { IconChevronDown, IconCircleCheck, IconCircleDashed, IconEye } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Signal } from '../../../../contract/creators/insights/insights.ts';
import type { CreatorKey } from '../queries.ts';
import { Evidence } from './Evidence.tsx';
import styles from './signals.module.css';
import { useSignalText } from './use-signal-text.ts';

const icons = { look: IconEye, ok: IconCircleCheck, unknown: IconCircleDashed };

/** One signal: the finding as a sentence, and on demand the rule and the evidence. */
export function SignalLine({ creator, signal }: { creator: CreatorKey; signal: Signal }) {
  const { t } = useTranslation('insights');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { name, sentence, why, rule } = useSignalText()(signal);
  const Icon = icons[signal.verdict];
  return (
    <li className={styles.line}>
      <div className={styles.verdict} data-verdict={signal.verdict}>
        <Icon size={17} stroke={1.8} aria-hidden />
        {t(`signals.verdict.${signal.verdict}`)}
      </div>
      <div className={styles.said}>
        <h3>{name}</h3>
        <p>{sentence}</p>
        {why && <p className={styles.why}>{why}</p>}
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={t('signals.evidenceOf', { name })}
          onClick={() => setOpen(is => !is)}
        >
          {t('signals.evidence')}
          <IconChevronDown size={15} aria-hidden />
        </button>
        {isOpen && (
          <div id={id} className={styles.evidence}>
            <p>{t('signals.rule', { rule })}</p>
            <Evidence creator={creator} signal={signal} />
          </div>
        )}
      </div>
    </li>
  );
}
