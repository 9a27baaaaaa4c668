import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../../../app/paths.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import type { Target } from '../action-target.ts';
import { useContactsWarning } from './use-contacts-warning.tsx';

/** Opens the composer with the creators, after a warning about recent contacts by colleagues. */
export function WriteAction({ target, onClose }: { target: Target; onClose: (isDone: boolean) => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { warn, dialog } = useContactsWarning();
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    warn(target.meant)
      .then(goOn => {
        onClose(false);
        if (goOn) void navigate(paths.compose(), { state: { selection: target.meant } });
      })
      .catch((error: unknown) => {
        showToast('error', error instanceof Error ? error.message : t('error.default'));
        onClose(false);
      });
  });
  return dialog;
}
