import { useTranslation } from 'react-i18next';
import type { Source } from '../../../../contract/sourcing/sources.ts';
import { AddButton } from './AddButton.tsx';
import { CredentialRow } from './CredentialRow.tsx';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
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
    <Stack as="section" gap={4} shrink>
      <Group as="header" gap={12} justify="between" className={styles.head}>
        <Text as="h4" size="md" weight={600}>
          {t('credentials.title')}
        </Text>
        <AddButton source={source} onAdd={onAdd} />
      </Group>
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
    </Stack>
  );
}
