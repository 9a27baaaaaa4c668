import { useTranslation } from 'react-i18next';
import { day, fullCount } from '../../../../../contract/core/format.ts';
import { agoText } from '../../../../catalogue/shared/display-names.ts';
import { Group, Text } from '../../../../ui/box/Box.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx';
import type { Contacts } from '../../queries.ts';
import styles from './dialogs.module.css';

interface ContactsWarningProps {
  contacts: Contacts;
  /** Creators who will get no mail. */
  withoutAddress: number;
  answer: (goOn: boolean) => void;
}

/** Names the colleagues who wrote to these creators not long ago. */
export function ContactsWarning({ contacts, withoutAddress, answer }: ContactsWarningProps) {
  const { t } = useTranslation('team-creators');
  return (
    <ConfirmDialog
      title={t(contacts.total ? 'warning.title' : 'warning.noAddress')}
      confirm={t('warning.goOn')}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      {withoutAddress > 0 && (
        <p>{t('warning.withoutAddress', { count: withoutAddress, number: fullCount(withoutAddress) })}</p>
      )}
      {contacts.total > 0 && (
        <>
          <p>{t('warning.about', { count: contacts.total, number: fullCount(contacts.total) })}</p>
          <ul className={styles.contacts}>
            {contacts.contacts.map(({ creatorId, name, by, at }) => (
              <Group as="li" gap={0} columnGap={16} align="stretch" justify="between" wrap key={creatorId}>
                <Text as="strong" weight={600} tone="ink" breaks>
                  {name}
                </Text>
                <span title={agoText(at)}>{t('warning.who', { name: by, day: day(at) })}</span>
              </Group>
            ))}
          </ul>
        </>
      )}
      {contacts.total > contacts.contacts.length && (
        <p>{t('warning.more', { number: fullCount(contacts.total - contacts.contacts.length) })}</p>
      )}
    </ConfirmDialog>
  );
}
