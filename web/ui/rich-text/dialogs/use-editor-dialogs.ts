import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { VariableAttributes } from '../variables/variable-node.ts';

export interface PictureAttributes {
  src: string;
  alt: string | null;
  width: number | null;
}

export type EditorDialog =
  | { kind: 'link'; address: string; text: string | null }
  | { kind: 'variable'; at: number; attributes: VariableAttributes }
  | { kind: 'picture'; at: number; attributes: PictureAttributes };

/** The open dialog of the editor, if any. */
export function useEditorDialogs() {
  const [dialog, setDialog] = useState<EditorDialog | null>(null);
  return {
    dialog,
    close: () => setDialog(null),

    /** For the link at the cursor, the selected text, or a new link. */
    openLink(editor: Editor) {
      if (editor.isActive('link')) editor.commands.extendMarkRange('link');
      const { from, to, empty } = editor.state.selection;
      setDialog({
        kind: 'link',
        address: String(editor.getAttributes('link').href ?? ''),
        text: empty ? '' : hasOnlyText(editor, from, to) ? editor.state.doc.textBetween(from, to) : null,
      });
    },

    /** For the variable or picture at a position. @returns whether there is one */
    openNode(editor: Editor, at: number): boolean {
      const node = editor.state.doc.nodeAt(at);
      if (node?.type.name === 'variable')
        setDialog({ kind: 'variable', at, attributes: node.attrs as VariableAttributes });
      else if (node?.type.name === 'image')
        setDialog({ kind: 'picture', at, attributes: node.attrs as PictureAttributes });
      else return false;
      return true;
    },
  };
}

/** Variables, pictures and multiple lines keep their content when they become a link. */
function hasOnlyText(editor: Editor, from: number, to: number): boolean {
  let only = editor.state.selection.$from.sameParent(editor.state.selection.$to);
  editor.state.doc.nodesBetween(from, to, node => {
    if (node.isInline && !node.isText) only = false;
  });
  return only;
}
