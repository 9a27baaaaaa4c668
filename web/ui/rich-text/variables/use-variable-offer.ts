import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import type { VariableOption } from './use-mail-variables.ts';
import { matching } from './VariableList.tsx';

interface TypedVariable {
  /** The position of the braces. */
  from: number;
  typed: string;
}

/** The `{{` before the cursor, and the text after it. */
function askedAt(editor: Editor): TypedVariable | null {
  const { $from, empty } = editor.state.selection;
  if (!empty || !editor.isFocused) return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const match = /\{\{\s*([^{}|\ufffc]{0,40})$/.exec(before);
  return match && { from: $from.pos - match[0].length, typed: match[1] ?? '' };
}

/** The list of variables after typing `{{`: arrow keys move, Enter and Tab choose, Escape hides it. */
export function useVariableOffer(editor: Editor, options: readonly VariableOption[]) {
  const asked = useEditorState({ editor, selector: state => askedAt(state.editor) });
  const [hiddenAt, setHiddenAt] = useState<number>();
  const [active, setActive] = useState(0);
  const found = asked && asked.from !== hiddenAt ? matching(options, asked.typed) : [];
  const at = Math.min(active, found.length - 1);

  function choose({ name }: VariableOption) {
    if (!asked) return;
    const range = { from: asked.from, to: editor.state.selection.from };
    editor
      .chain()
      .focus()
      .insertContentAt(range, { type: 'variable', attrs: { name, fallback: '' } })
      .run();
    setActive(0);
  }

  /** @returns whether the list handled the key */
  function onKey({ key, isComposing }: KeyboardEvent): boolean {
    const option = found[at];
    // During Chinese composition, the input method handles the keys.
    if (!option || isComposing) return false;
    if (key === 'ArrowDown') setActive((at + 1) % found.length);
    else if (key === 'ArrowUp') setActive((at - 1 + found.length) % found.length);
    else if (key === 'Enter' || key === 'Tab') choose(option);
    else if (key === 'Escape') setHiddenAt(asked?.from);
    else return false;
    return true;
  }
  return { from: asked?.from ?? 0, found, active: at, choose, onKey };
}
