import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { fileSize } from '../../../../contract/core/format.ts';
import type { Email } from '../../../../contract/inbox/one-to-one-emails.ts';
import { CheckboxLine } from '../../../ui/forms/choices/CheckboxLine.tsx';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../emails.module.css';
import { useThreadOf } from '../queries.ts';

export interface PassedFilesProps {
  email: Pick<Email, 'mailId' | 'threadId'>;
  /** Numbers of the MIME parts to forward. */
  parts: readonly number[];
  onChange: (parts: number[]) => void;
}

/** The files of the forwarded mail; checked ones are included. */
export function PassedFiles({ email: { mailId, threadId }, parts, onChange }: PassedFilesProps) {
  const { t } = useTranslation('one-to-one-emails');
  const { data } = useThreadOf(threadId);
  const mail = data?.mails.find(({ item, id }) => item === 'mail' && id === mailId);
  if (!mail?.attachments.length) return null;
  return (
    <Stack as="fieldset" shrink p={0} className={styles.passed}>
      <Text as="legend" size="lg" weight={500} p={0} mb={4}>
        {t('parts.title')}
      </Text>
      {mail.attachments.map(({ part, name, size, isDangerous, isLeftOut }) => (
        <CheckboxLine
          key={part}
          value={parts.includes(part)}
          disabled={isLeftOut}
          about={
            isLeftOut
              ? t('parts.leftOut')
              : isDangerous && (
                  <Text as="span" tone="warn" className={styles.warning}>
                    <IconAlertTriangle size={13} aria-hidden /> {t('parts.dangerous')}
                  </Text>
                )
          }
          onChange={goes => onChange(goes ? [...parts, part] : parts.filter(each => each !== part))}
        >
          <bdi>{name || t('parts.unnamed')}</bdi>{' '}
          <Text as="span" size="sm" tone="faint">
            {fileSize(size)}
          </Text>
        </CheckboxLine>
      ))}
    </Stack>
  );
}
