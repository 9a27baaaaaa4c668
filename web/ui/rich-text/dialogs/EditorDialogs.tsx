import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../overlays/FormDialog.tsx';
import { LinkForm } from './LinkForm.tsx';
import { PictureForm } from './PictureForm.tsx';
import type { EditorDialog } from './use-editor-dialogs.ts';
import { VariableForm } from './VariableForm.tsx';

/** Rendered outside: these are forms, and the editor is inside a form. */
function Apart({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return createPortal(
    <div onSubmit={event => event.stopPropagation()}>
      <FormDialog title={title} onClose={onClose}>
        {children}
      </FormDialog>
    </div>,
    document.body,
  );
}

export interface EditorDialogsProps {
  editor: Editor;
  dialog: EditorDialog | null;
  labelOf: (name: string) => string | null;
  onClose: () => void;
}

/** The dialog for the link, variable or picture that is being edited. */
export function EditorDialogs({ editor, dialog, labelOf, onClose }: EditorDialogsProps) {
  const { t } = useTranslation('rich-text');
  if (!dialog) return null;
  if (dialog.kind === 'link') {
    return (
      <Apart title={t('linkForm.title')} onClose={onClose}>
        <LinkForm editor={editor} {...dialog} onClose={onClose} />
      </Apart>
    );
  }
  const { at } = dialog;
  const change = (attributes: Record<string, unknown>) => {
    editor
      .chain()
      .setNodeSelection(at)
      .updateAttributes(editor.state.doc.nodeAt(at)?.type.name ?? '', attributes)
      .run();
    onClose();
  };
  const remove = () => {
    editor.chain().setNodeSelection(at).deleteSelection().run();
    onClose();
  };
  if (dialog.kind === 'picture') {
    return (
      <Apart title={t('pictureForm.title')} onClose={onClose}>
        <PictureForm {...dialog.attributes} onApply={change} onRemove={remove} />
      </Apart>
    );
  }
  const { name, fallback } = dialog.attributes;
  const label = labelOf(name);
  return (
    <Apart
      title={label === null ? t('unknown', { name }) : t('variable.title', { name: label })}
      onClose={onClose}
    >
      <VariableForm fallback={fallback} isKnown={label !== null} onApply={change} onRemove={remove} />
    </Apart>
  );
}
