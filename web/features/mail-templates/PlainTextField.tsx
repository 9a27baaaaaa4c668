import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/TextField.tsx';
import type { FieldBinding } from '../../ui/use-form.ts';
import styles from './template.module.css';

export interface PlainTextFieldProps extends FieldBinding {
  isByHand: boolean;
  onByHand: (isByHand: boolean) => void;
}

/** The plain-text part: made by itself until somebody wants to write it. */
export function PlainTextField({ isByHand, onByHand, ...field }: PlainTextFieldProps) {
  const { t } = useTranslation('mail-templates');
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <h2>{t('form.plain')}</h2>
        <Button variant="default" size="xs" onClick={() => onByHand(!isByHand)}>
          {t(isByHand ? 'form.automatic' : 'form.byHand')}
        </Button>
      </div>
      {isByHand ? (
        <TextField {...field} label={t('form.plainLabel')} rows={8} maxLength={100_000} />
      ) : (
        <p className={styles.hint}>{t('form.plainAuto')}</p>
      )}
    </section>
  );
}
