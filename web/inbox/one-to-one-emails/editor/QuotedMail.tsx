import { useTranslation } from 'react-i18next';
import type { Email } from '../../../../contract/inbox/one-to-one-emails.ts';
import { MailFrame } from '../../../ui/html-mail/MailFrame.tsx';
import { CheckboxLine } from '../../../ui/forms/choices/CheckboxLine.tsx';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../emails.module.css';

export interface QuotedMailProps {
  html: string;
  kind: Email['kind'];
  value: boolean;
  onChange: (value: boolean) => void;
}

/** The mail that is answered or forwarded, folded, and whether to quote it below the text. */
export function QuotedMail({ html, kind, value, onChange }: QuotedMailProps) {
  const { t } = useTranslation('one-to-one-emails');
  if (!html) return null;
  return (
    <Stack gap={4}>
      <CheckboxLine value={value} onChange={onChange}>
        {t(kind === 'forward' ? 'quote.passOn' : 'quote.goesAlong')}
      </CheckboxLine>
      {value && (
        <Text as="details" size="md" tone="soft" clip className={styles.fold}>
          <Text as="summary" truncate radius="tag" pointer>
            {t('quote.show')}
          </Text>
          <MailFrame title={t('quote.title')} html={html} isReading />
        </Text>
      )}
    </Stack>
  );
}
