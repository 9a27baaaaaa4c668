import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RichEditorProps } from './RichEditor.tsx';
import { cleanPaste } from './clean-paste.ts';
import { mailExtensions } from './editor-extensions.ts';
import { chipsFromText, textFromChips } from './variables/variable-html.ts';

/** Handlers of the editor's events; each returns whether it handled the event. */
export interface EditorHandlers {
  onKey: (event: KeyboardEvent) => boolean;
  onClickNode: (at: number) => boolean;
  onFiles: (event: Event, data: DataTransfer | null) => boolean;
}

const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : textFromChips(editor.getHTML()));

/** The label of a variable; null if it is unknown. */
export const labelIn = (variables: RichEditorProps['variables'], name: string): string | null =>
  variables?.find(each => each.name === name)?.label ?? null;

/** The editor of a field: HTML in and out. */
export function useRichText(props: RichEditorProps): Editor {
  const { t } = useTranslation('rich-text');
  const { value, variables } = props;
  const latest = useRef(props);
  /** The last HTML sent to the page: any other value comes from outside. */
  const sent = useRef(value);
  const [made] = useState(() => ({
    extensions: mailExtensions(
      variables
        ? { labelOf: name => labelIn(variables, name), unknown: name => t('unknown', { name }) }
        : null,
    ),
    content: chipsFromText(value),
  }));
  const editor = useEditor({
    ...made,
    autofocus: props.takesFocus ? 'start' : false,
    onUpdate({ editor }) {
      sent.current = htmlOf(editor);
      latest.current.onChange(sent.current);
    },
    onBlur: () => latest.current.onBlur?.(),
  });
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    editor.commands.setContent(chipsFromText(value), { emitUpdate: false });
  }, [editor, value]);
  return editor;
}

/** Updates the attributes of the editor's element, and forwards its events. */
export function useEditorProps(
  editor: Editor,
  attributes: Record<string, string>,
  handlers: EditorHandlers,
): void {
  const key = JSON.stringify(attributes);
  const onKey = useEffectEvent(handlers.onKey);
  const onClickNode = useEffectEvent(handlers.onClickNode);
  const onFiles = useEffectEvent(handlers.onFiles);
  useLayoutEffect(() => {
    editor.setOptions({
      editorProps: {
        attributes: JSON.parse(key) as Record<string, string>,
        transformPastedHTML: html => chipsFromText(cleanPaste(html)),
        handleKeyDown: (_view, event) => onKey(event),
        handleClickOn: (_view, _pos, _node, at, _event, isDirect) => isDirect && onClickNode(at),
        handlePaste: (_view, event) => onFiles(event, event.clipboardData),
        handleDrop: (_view, event) => onFiles(event, event.dataTransfer),
      },
    });
  }, [editor, key]);
}
