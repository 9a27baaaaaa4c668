import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { absent } from '../../../../../contract/core/format.ts';
import styles from '../panel.module.css';

export interface ConflictBoxProps {
  /** Name of the field. */
  field: string;
  /** Who changed it; empty if the account was deleted. */
  by: string;
  mine: string;
  theirs: string;
  onChoose: (whose: 'mine' | 'theirs') => void;
}

/** Both values of a field that two people changed, and the choice between them. */
export function ConflictBox({ field, by, mine, theirs, onChoose }: ConflictBoxProps) {
  const { t } = useTranslation('collaborations');
  const name = by || t('goneAccount');
  return (
    <div className={styles.conflict} role="group" aria-label={t('merge.conflict', { field })} data-conflict>
      <p>{t('merge.both', { name, field })}</p>
      <dl>
        <div>
          <dt>{t('merge.theirs', { name })}</dt>
          <dd dir="auto">{theirs || absent}</dd>
        </div>
        <div>
          <dt>{t('merge.mine')}</dt>
          <dd dir="auto">{mine || absent}</dd>
        </div>
      </dl>
      <div className={styles.choices}>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('merge.takeTheirsOf', { field })}
          onClick={() => onChoose('theirs')}
        >
          {t('merge.takeTheirs')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('merge.keepMineOf', { field })}
          onClick={() => onChoose('mine')}
        >
          {t('merge.keepMine')}
        </Button>
      </div>
    </div>
  );
}
