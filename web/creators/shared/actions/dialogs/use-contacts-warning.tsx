import { useState } from 'react';
import { later } from '../../../../ui/page/later.ts';
import { type Contacts, useTeamMemory } from '../../queries.ts';
import type { Meant } from '../action-target.ts';

const dialogParts = later(() => import('./ContactsWarning.tsx'));

interface Open {
  contacts: Contacts;
  withoutAddress: number;
  answer: (goOn: boolean) => void;
}

/**
 * Warns before saving or writing to creators whom a colleague contacted in the last 30 days, and before writing to some
 * without an address.
 * @returns `warn`, which resolves to whether to go on, and the dialog to render
 */
export function useContactsWarning() {
  const { contactsWith } = useTeamMemory();
  const [open, setOpen] = useState<Open | null>(null);
  const parts = dialogParts.useWanted(open !== null);

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

  return { warn, dialog: open && parts && <parts.ContactsWarning {...open} /> };
}
