import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { day, fullCount } from '../../../../../contract/core/format.ts';
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx';
import type { Meant } from '../action-target.ts';
import { Group, Text } from '../../../../ui/box/Box.tsx';
import styles from './dialogs.module.css';
import { agoText } from '../../../../catalogue/shared/display-names.ts';
import { type Contacts, useTeamMemory } from '../../queries.ts';

interface Open {
  contacts: Contacts;
  /** Creators who will get no mail. */
  withoutAddress: number;
  answer: (goOn: boolean) => void;
}

/**
 * Warns before saving or writing to creators whom a colleague contacted in the last 30 days, and before writing to some
 * without an address.
 * @returns `warn`, which resolves to whether to go on, and the dialog to render
 */
export function useContactsWarning() {
  const { t } = useTranslation('team-creators');
  const { contactsWith } = useTeamMemory();
  const [open, setOpen] = useState<Open | null>(null);

  async function warn(meant: Meant, { isWriting = false } = {}): Promise<boolean> {
    const contacts = await contactsWith(meant);
    const withoutAddress = isWriting ? contacts.withoutAddress : 0;
    if (!contacts.total && !withoutAddress) return true;
    return new Promise(resolve => {
      setOpen({
        contacts,
        withoutAddress,
        answer(goOn) {
          setOpen(null);
          resolve(goOn);
        },
      });
    });
  }

  const dialog = open && (
    <ConfirmDialog
      title={t(open.contacts.total ? 'warning.title' : 'warning.noAddress')}
      confirm={t('warning.goOn')}
      onConfirm={() => open.answer(true)}
      onCancel={() => open.answer(false)}
    >
      {open.withoutAddress > 0 && (
        <p>
          {t('warning.withoutAddress', {
            count: open.withoutAddress,
            number: fullCount(open.withoutAddress),
          })}
        </p>
      )}
      {open.contacts.total > 0 && (
        <>
          <p>{t('warning.about', { count: open.contacts.total, number: fullCount(open.contacts.total) })}</p>
          <ul className={styles.contacts}>
            {open.contacts.contacts.map(({ creatorId, name, by, at }) => (
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
      {open.contacts.total > open.contacts.contacts.length && (
        <p>{t('warning.more', { number: fullCount(open.contacts.total - open.contacts.contacts.length) })}</p>
      )}
    </ConfirmDialog>
  );
  return { warn, dialog };
}
