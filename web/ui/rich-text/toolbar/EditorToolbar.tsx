import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconClearFormatting,
  IconHeading,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconStrikethrough,
  IconUnderline,
  IconVariable,
} from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VariableOption } from '../variables/use-mail-variables.ts';
import { Separator, Toolbar, ToolbarButton } from './Toolbar.tsx';
import { VariableMenu } from '../variables/VariableMenu.tsx';

export interface EditorToolbarProps {
  editor: Editor;
  variables: readonly VariableOption[] | undefined;
  onLink: () => void;
  /** Without it, pictures are not offered. */
  onPictures?: () => void;
  ref?: Ref<HTMLDivElement>;
}

const stateOf = ({ editor }: { editor: Editor }) => ({
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  underline: editor.isActive('underline'),
  strike: editor.isActive('strike'),
  heading: editor.isActive('heading'),
  bulletList: editor.isActive('bulletList'),
  orderedList: editor.isActive('orderedList'),
  blockquote: editor.isActive('blockquote'),
  link: editor.isActive('link'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

/** Formatting buttons and insert menus. */
export function EditorToolbar({ editor, variables, onLink, onPictures, ref }: EditorToolbarProps) {
  const { t } = useTranslation('rich-text');
  const is = useEditorState({ editor, selector: stateOf });
  const [opened, setOpened] = useState(false);
  const run = () => editor.chain().focus();
  const insert = ({ name }: VariableOption) => {
    setOpened(false);
    run()
      .insertContent({ type: 'variable', attrs: { name, fallback: '' } })
      .run();
  };
  return (
    <Toolbar ref={ref} label={t('toolbar')}>
      <ToolbarButton
        label={t('bold')}
        keys="Ctrl+B"
        icon={IconBold}
        isPressed={is.bold}
        onPress={() => run().toggleBold().run()}
      />
      <ToolbarButton
        label={t('italic')}
        keys="Ctrl+I"
        icon={IconItalic}
        isPressed={is.italic}
        onPress={() => run().toggleItalic().run()}
      />
      <ToolbarButton
        label={t('underline')}
        keys="Ctrl+U"
        icon={IconUnderline}
        isPressed={is.underline}
        onPress={() => run().toggleUnderline().run()}
      />
      <ToolbarButton
        label={t('strike')}
        icon={IconStrikethrough}
        isPressed={is.strike}
        onPress={() => run().toggleStrike().run()}
      />
      <Separator />
      <ToolbarButton
        label={t('heading')}
        icon={IconHeading}
        isPressed={is.heading}
        onPress={() => run().toggleHeading({ level: 2 }).run()}
      />
      <ToolbarButton
        label={t('bulletList')}
        icon={IconList}
        isPressed={is.bulletList}
        onPress={() => run().toggleBulletList().run()}
      />
      <ToolbarButton
        label={t('orderedList')}
        icon={IconListNumbers}
        isPressed={is.orderedList}
        onPress={() => run().toggleOrderedList().run()}
      />
      <ToolbarButton
        label={t('quote')}
        icon={IconBlockquote}
        isPressed={is.blockquote}
        onPress={() => run().toggleBlockquote().run()}
      />
      <Separator />
      <ToolbarButton
        label={t('link')}
        keys="Ctrl+K"
        icon={IconLink}
        isPressed={is.link}
        hasPopup
        onPress={onLink}
      />
      {onPictures && <ToolbarButton label={t('picture')} icon={IconPhoto} onPress={onPictures} />}
      {variables && (
        <VariableMenu opened={opened} options={variables} onChange={setOpened} onChoose={insert}>
          <ToolbarButton
            label={t('insertVariable')}
            keys="{{"
            icon={IconVariable}
            hasPopup
            onPress={() => setOpened(now => !now)}
          />
        </VariableMenu>
      )}
      <Separator />
      <ToolbarButton
        label={t('undo')}
        keys="Ctrl+Z"
        icon={IconArrowBackUp}
        isDisabled={!is.canUndo}
        onPress={() => run().undo().run()}
      />
      <ToolbarButton
        label={t('redo')}
        keys="Ctrl+Shift+Z"
        icon={IconArrowForwardUp}
        isDisabled={!is.canRedo}
        onPress={() => run().redo().run()}
      />
      <ToolbarButton
        label={t('clearFormat')}
        icon={IconClearFormatting}
        onPress={() => run().clearNodes().unsetAllMarks().run()}
      />
    </Toolbar>
  );
}
