import { useTranslation } from 'react-i18next';
import type { Source } from '../../../../contract/sourcing/sources.ts';
import { Ago } from '../../../ui/dates/Ago.tsx';
import styles from './card.module.css';

export interface SourceFactsProps {
  source: Source;
  folder: string;
  onFaults: () => void;
  onMode: () => void;
}

/** The last response, the retention of its data, and its policy. */
export function SourceFacts({ source, folder, onFaults, onMode }: SourceFactsProps) {
  const { t } = useTranslation('sources');
  const { code, lastAnswerAt, lastFault, keepDays, mode, credentials, credentialFields } = source;
  const isSetUp = !credentialFields.length || credentials.length > 0;
  if (!isSetUp && !mode && keepDays === null && !lastFault) return null;
  return (
    <dl className={styles.facts}>
      {code === 'files' && (
        <div>
          <dt>{t('facts.folder')}</dt>
          <dd>{folder ? <code dir="ltr">{folder}</code> : t('facts.noFolder')}</dd>
        </div>
      )}
      {mode && (
        <div>
          <dt>{t('mode.label')}</dt>
          <dd>
            <strong>{t(`mode.${mode}`)}</strong> · {t(`mode.${mode}About`)}{' '}
            <button type="button" className={styles.link} onClick={onMode} aria-label={t('menu.mode')}>
              {t('mode.change')}
            </button>
          </dd>
        </div>
      )}
      {!mode && keepDays !== null && (
        <div>
          <dt>{t('facts.keep')}</dt>
          <dd>{t('facts.keepDays', { count: keepDays })}</dd>
        </div>
      )}
      {isSetUp && (
        <div>
          <dt>{t('facts.lastAnswer')}</dt>
          <dd>{lastAnswerAt ? <Ago at={lastAnswerAt} /> : t('facts.never')}</dd>
        </div>
      )}
      {(isSetUp || lastFault) && (
        <div>
          <dt>{t('facts.lastFault')}</dt>
          <dd>
            {lastFault ? (
              <>
                {t(`faults.${lastFault.kind}`)} · <Ago at={lastFault.at} />{' '}
                <button type="button" className={styles.link} onClick={onFaults}>
                  {t('facts.all')}
                </button>
              </>
            ) : (
              t('facts.noFault')
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}
