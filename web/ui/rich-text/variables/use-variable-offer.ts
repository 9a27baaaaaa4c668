import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import type { VariableOption } from './use-mail-variables.ts';
import { matching } from './VariableList.tsx';

interface TypedVariable {
  /** Of the two braces. */
  from: number;
  typed: string;
}

/** Two braces before the cursor, and what was typed after them. */
function askedAt(editor: Editor): TypedVariable | null {
  const { $from, empty } = editor.state.selection;
  if (!empty || !editor.isFocused) return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const match = /\{\{\s*([^{}|\ufffc]{0,40})$/.exec(before);
  return match && { from: $from.pos - match[0].length, typed: match[1] ?? '' };
}

/** The list of variables that typing `{{` offers: arrows go through it, Enter and Tab choose, Escape hides it. */
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

  /** @returns whether the key was for the list */
  function onKey({ key, isComposing }: KeyboardEvent): boolean {
    const option = found[at];
    // While Chinese is being composed, its own list has the keys.
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
