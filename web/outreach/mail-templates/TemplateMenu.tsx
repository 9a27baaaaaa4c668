import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { TemplateRow } from '../../../contract/outreach/mail-templates/mail-templates.ts';
import { paths } from '../../app/paths.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { MoreMenu } from '../../ui/overlays/MoreMenu.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useTemplateCalls } from './queries.ts';
import { useMay } from '../../session/session.ts';

export interface TemplateMenuProps {
  template: Pick<TemplateRow, 'id' | 'name' | 'mine'>;
  onDeleted?: () => void;
}

/** Copies or deletes a template. */
export function TemplateMenu({ template, onDeleted }: TemplateMenuProps) {
  const { t } = useTranslation('mail-templates');
  const { id, name, mine } = template;
  const navigate = useNavigate();
  const { duplicate, remove } = useTemplateCalls();
  const mayEdit = useMay('templates.edit');
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function copy() {
    const made = await duplicate(id);
    showToast('success', t('duplicated'));
    void navigate(paths.template(made.id));
  }
  async function end() {
    setBusy(true);
    try {
      await remove(id);
      showToast('success', t('end.done', { name }));
      setAsking(false);
      onDeleted?.();
    } finally {
      setBusy(false);
    }
  }
  if (!mayEdit) return null;
  // A toast shows any error.
  const ignoreShown = () => undefined;
  return (
    <>
      <MoreMenu
        label={t('menu.open', { name })}
        actions={[
          [{ text: t('menu.duplicate'), onChoose: () => void copy().catch(ignoreShown) }],
          mine
            ? [{ text: t('delete', { ns: 'common' }), isDangerous: true, onChoose: () => setAsking(true) }]
            : [],
        ]}
      />
      {isAsking && (
        <ConfirmDialog
          title={t('end.title', { name })}
          confirm={t('end.confirm')}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => void end().catch(ignoreShown)}
          onCancel={() => setAsking(false)}
        >
          {t('end.about')}
        </ConfirmDialog>
      )}
    </>
  );
}
