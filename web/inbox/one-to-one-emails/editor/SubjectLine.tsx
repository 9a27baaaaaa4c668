import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';
import { LineField } from './LineField.tsx';
import { Grid, Group, Text } from '../../../ui/box/Box.tsx';
import styles from '../emails.module.css';

const maxCharacters = 300;

export interface SubjectLineProps {
  subject: string;
  error: string | undefined;
  /** A reply keeps its subject: it is shown, and edited only on request. */
  isFolded: boolean;
  onChange: (subject: string) => void;
}

/** The subject of an email. */
export function SubjectLine({ subject, error, isFolded, onChange }: SubjectLineProps) {
  const { t } = useTranslation('one-to-one-emails');
  const [isAsked, setAsked] = useState(false);
  if (isFolded && !isAsked && !error && subject) {
    return (
      <Grid gap={0} columnGap={10} align="center" className={styles.line}>
        <Text as="span" size="md" tone="soft">
          {t('field.subject')}
        </Text>
        <Text as="bdi" truncate title={subject}>
          {subject}
        </Text>
        <Group as="span" gap={12} align="stretch" size="md">
          <LinkButton onClick={() => setAsked(true)}>{t('change', { ns: 'common' })}</LinkButton>
        </Group>
      </Grid>
    );
  }
  return (
    <LineField
      ref={isAsked ? focusNew : undefined}
      label={t('field.subject')}
      value={subject}
      maxLength={maxCharacters}
      error={error}
      onChange={onChange}
    />
  );
}

const focusNew = (input: HTMLInputElement | null) => input?.focus();
