import { useTranslation } from 'react-i18next';
import type { Source } from '../../../../contract/sourcing/sources.ts';
import { AddButton } from './AddButton.tsx';
import { CredentialRow } from './CredentialRow.tsx';
import styles from './credentials.module.css';

export interface CredentialListProps {
  source: Source;
  callbackUrl: string;
  isSandbox: boolean;
  onAdd: () => void;
}

/** The credentials of a source. */
export function CredentialList({ source, callbackUrl, isSandbox, onAdd }: CredentialListProps) {
  const { t } = useTranslation('sources');
  return (
    <section className={styles.credentials}>
      <header className={styles.head}>
        <h4>{t('credentials.title')}</h4>
        <AddButton source={source} onAdd={onAdd} />
      </header>
      <ul aria-label={t('credentials.title')}>
        {source.credentials.map(credential => (
          <CredentialRow
            key={credential.id}
            credential={credential}
            source={source}
            callbackUrl={callbackUrl}
            isSandbox={isSandbox}
          />
        ))}
      </ul>
    </section>
  );
}
