import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../app/paths.ts';
import { isFirstOfBrowserSession } from '../session/browser-session.ts';
import { ConfirmDialog } from '../ui/overlays/ConfirmDialog.tsx';

/** Offers the bookmarklet once per browser session. */
export function TipDialog() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(() => isFirstOfBrowserSession('tip'));
  if (!isOpen) return null;
  return (
    <ConfirmDialog
      title={t('tip.title')}
      confirm={t('tip.go')}
      cancel={t('tip.later')}
      onCancel={() => setOpen(false)}
      onConfirm={() => {
        setOpen(false);
        void navigate(paths.tool());
      }}
    >
      {t('tip.text')}
    </ConfirmDialog>
  );
}
