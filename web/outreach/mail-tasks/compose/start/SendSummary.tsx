import { useTranslation } from 'react-i18next';
import { absent, fullCount } from '../../../../../contract/core/format.ts';
import type { Sender } from '../../../../../contract/outreach/senders/senders.ts';
import { endText } from '../../../shared/tasks/end-text.ts';
import { siteNow } from '../../../../ui/dates/site-clock.ts';
import styles from '../preview/preview.module.css';
import type { Recipients } from '../queries.ts';

export interface SendSummaryProps {
  ok: number;
  leftOut: number;
  reasons: Recipients['reasons'];
  senders: readonly Pick<Sender, 'id' | 'name' | 'address'>[];
  rounds: number;
  expectedEnd: string | null;
}

/** The number of recipients, the excluded ones with reasons, the senders, and the expected end. */
export function SendSummary({ ok, leftOut, reasons, senders, rounds, expectedEnd }: SendSummaryProps) {
  const { t } = useTranslation('mail-tasks');
  const { t: words } = useTranslation('mail-words');
  const out = reasons
    .filter(({ count, kept }) => count > kept)
    .map(({ reason, count, kept }) => `${words(`leaveOut.${reason}`)} ${fullCount(count - kept)}`);
  return (
    <dl className={styles.summary}>
      <div>
        <dt>{t('summary.to')}</dt>
        <dd>{t('summary.people', { count: ok, number: fullCount(ok) })}</dd>
      </div>
      <div>
        <dt>{t('summary.leftOut')}</dt>
        <dd>
          {t('summary.people', { count: leftOut, number: fullCount(leftOut) })}
          {out.length > 0 && <small>{out.join(' · ')}</small>}
        </dd>
      </div>
      <div>
        <dt>{t('summary.from')}</dt>
        <dd>
          {senders.length
            ? senders.map(({ id, name, address }) => (
                <span key={id} className={styles.from}>
                  {name}
                  <small>
                    <bdi dir="ltr">{address}</bdi>
                  </small>
                </span>
              ))
            : absent}
        </dd>
      </div>
      <div>
        <dt>{t('summary.rounds')}</dt>
        <dd>{t('summary.roundCount', { count: rounds })}</dd>
      </div>
      <div>
        <dt>{t('summary.ends')}</dt>
        <dd>{expectedEnd ? endText(expectedEnd, siteNow()) : t('summary.endUnknown')}</dd>
      </div>
    </dl>
  );
}
