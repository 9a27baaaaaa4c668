import { EditorContent } from '@tiptap/react';
import { useId, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RichEditorProps } from './RichEditor.tsx';
import { Box, Text } from '../box/Box.tsx';
import frame from './RichEditor.module.css';
import { EditorDialogs } from './dialogs/EditorDialogs.tsx';
import { EditorToolbar } from './toolbar/EditorToolbar.tsx';
import styles from './RichTextArea.module.css';
import { useEditorDialogs } from './dialogs/use-editor-dialogs.ts';
import { picturesIn, pictureTypes, usePictures } from './use-pictures.ts';
import { labelIn, useEditorProps, useRichText } from './use-rich-text.ts';
import { useVariableOffer } from './variables/use-variable-offer.ts';
import { chipsFromText } from './variables/variable-html.ts';
import { optionId } from './variables/VariableList.tsx';
import { VariableOffer } from './variables/VariableOffer.tsx';

const none: never[] = [];

/** The editor behind web/ui/rich-text/RichEditor.tsx; see there for its props. */
export function RichTextArea(props: RichEditorProps) {
  const { label, variables, error, minHeight = 220, describedBy, onPicture, handle } = props;
  const { t } = useTranslation('rich-text');
  const id = useId();
  const toolbar = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const editor = useRichText(props);
  useImperativeHandle(
    handle,
    () => ({
      focus: () => void editor.commands.focus('start'),
      insert: html => void editor.chain().focus().insertContent(chipsFromText(html)).run(),
    }),
    [editor],
  );
  const dialogs = useEditorDialogs();
  const pictures = usePictures(onPicture);
  const offer = useVariableOffer(editor, variables ?? none);
  const isOffering = offer.found.length > 0;
  const fault = pictures.fault ?? error;

  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-describedby': [describedBy, `${id}keys`, `${id}below`].filter(Boolean).join(' '),
    ...(error ? { 'aria-invalid': 'true' } : {}),
    ...(isOffering
      ? { 'aria-controls': `${id}offer`, 'aria-activedescendant': optionId(`${id}offer`, offer.active) }
      : {}),
    dir: 'auto',
    class: styles.text ?? '',
    style: `min-height: ${minHeight}px`,
  };
  useEditorProps(editor, attributes, {
    onKey(event) {
      if (offer.onKey(event)) return true;
      const { selection } = editor.state;
      if (event.key === 'Enter' && 'node' in selection) return dialogs.openNode(editor, selection.from);
      if (event.altKey && event.key === 'F10')
        toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
      else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') dialogs.openLink(editor);
      else return false;
      // The browser uses some of these keys itself.
      event.preventDefault();
      return true;
    },
    onClickNode: at => dialogs.openNode(editor, at),
    onFiles(event, data) {
      const files = picturesIn(data?.files);
      // Copied web pictures also contain HTML, and Excel tables also contain a picture; then the HTML wins.
      if (!onPicture || !files.length || data?.types.includes('text/html')) return false;
      event.preventDefault();
      void pictures.insert(editor, files);
      return true;
    },
  });

  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- as a label does; the keyboard reaches the text by Tab */}
      <Text
        as="span"
        size="lg"
        leading="normal"
        mb={6}
        className={frame.label}
        aria-hidden
        onClick={() => editor.commands.focus()}
      >
        {label}
      </Text>
      <Box radius="control" ground="surface" className={styles.box} data-faulty={error ? true : undefined}>
        <EditorToolbar
          ref={toolbar}
          editor={editor}
          variables={variables}
          onLink={() => dialogs.openLink(editor)}
          onPictures={onPicture && (() => chooser.current?.click())}
        />
        <EditorContent editor={editor} className={styles.content} />
        {isOffering && (
          <VariableOffer
            id={`${id}offer`}
            editor={editor}
            from={offer.from}
            options={offer.found}
            active={offer.active}
            onChoose={offer.choose}
          />
        )}
      </Box>
      <span id={`${id}keys`} hidden>
        {t('keys')}
      </span>
      <Text
        size="sm"
        tone="soft"
        id={`${id}below`}
        className={styles.below}
        role="status"
        data-faulty={fault ? true : undefined}
      >
        {pictures.isWaiting ? t('uploading') : fault}
      </Text>
      {onPicture && (
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept={pictureTypes}
          aria-label={t('picture')}
          onChange={event => {
            const files = picturesIn(event.currentTarget.files);
            event.currentTarget.value = '';
            void pictures.insert(editor, files);
          }}
        />
      )}
      <EditorDialogs
        editor={editor}
        dialog={dialogs.dialog}
        labelOf={name => labelIn(variables, name)}
        onClose={dialogs.close}
      />
    </div>
  );
}
