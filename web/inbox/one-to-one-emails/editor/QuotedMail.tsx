import { useTranslation } from 'react-i18next';
import type { Letter } from '../../../../contract/inbox/one-to-one-emails.ts';
import { MailFrame } from '../../../ui/html-mail/MailFrame.tsx';
import { TickLine } from '../../../ui/forms/choices/TickLine.tsx';
import styles from '../letters.module.css';

export interface QuotedMailProps {
  html: string;
  kind: Letter['kind'];
  value: boolean;
  onChange: (value: boolean) => void;
}

/** The mail that is answered or forwarded, folded, and whether to quote it below the text. */
export function QuotedMail({ html, kind, value, onChange }: QuotedMailProps) {
  const { t } = useTranslation('letters');
  if (!html) return null;
  return (
    <div className={styles.quoted}>
      <TickLine value={value} onChange={onChange}>
        {t(kind === 'forward' ? 'quote.passOn' : 'quote.goesAlong')}
      </TickLine>
      {value && (
        <details className={styles.fold}>
          <summary>{t('quote.show')}</summary>
          <MailFrame title={t('quote.title')} html={html} isReading />
        </details>
      )}
    </div>
  );
}
