import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';
import { LineField } from './LineField.tsx';
import styles from '../letters.module.css';

const mostLetters = 300;

export interface SubjectLineProps {
  subject: string;
  error: string | undefined;
  /** A reply keeps its subject: it is shown, and edited only on request. */
  isFolded: boolean;
  onChange: (subject: string) => void;
}

/** The subject of an email. */
export function SubjectLine({ subject, error, isFolded, onChange }: SubjectLineProps) {
  const { t } = useTranslation('letters');
  const [isAsked, setAsked] = useState(false);
  if (isFolded && !isAsked && !error && subject) {
    return (
      <div className={styles.line}>
        <span className={styles.label}>{t('field.subject')}</span>
        <bdi className={styles.subject} title={subject}>
          {subject}
        </bdi>
        <span className={styles.copies}>
          <LinkButton onClick={() => setAsked(true)}>{t('changeSubject')}</LinkButton>
        </span>
      </div>
    );
  }
  return (
    <LineField
      ref={isAsked ? focusNew : undefined}
      label={t('field.subject')}
      value={subject}
      maxLength={mostLetters}
      error={error}
      onChange={onChange}
    />
  );
}

const focusNew = (input: HTMLInputElement | null) => input?.focus();
