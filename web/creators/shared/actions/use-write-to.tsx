import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import type { Meant } from './action-target.ts';
import { useContactsWarning } from './dialogs/use-contacts-warning.tsx';

/**
 * Goes to the composer with creators, unless what is known of them is a reason to stop: a colleague was in touch with
 * some, or some have no address.
 * @returns `writeTo`, and the dialog to draw
 */
export function useWriteTo() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { warn, dialog } = useContactsWarning();
  async function writeTo(meant: Meant): Promise<void> {
    try {
      if (await warn(meant, { isWriting: true }))
        await navigate(paths.compose(), { state: { selection: meant } });
    } catch (error) {
      showToast('error', error instanceof Error ? error.message : t('error.default'));
    }
  }
  return { writeTo, dialog };
}
