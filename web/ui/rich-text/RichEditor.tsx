import { lazy, type Ref, Suspense } from 'react';
import { loadTexts } from '../../i18n/texts.ts';
import { Box, Text } from '../box/Box.tsx';
import styles from './RichEditor.module.css';
import type { VariableOption } from './variables/use-mail-variables.ts';

/** What the page may do with the editor. */
export interface RichEditorHandle {
  focus: () => void;
  /** Inserts HTML at the cursor. */
  insert: (html: string) => void;
}

export interface RichEditorProps {
  handle?: Ref<RichEditorHandle>;
  label: string;
  /** HTML with variables as `{{creator.name|there}}`. Empty for nothing. */
  value: string;
  onChange: (html: string) => void;
  /** The variables to offer; all others are marked as unknown. Without any, there is no menu. */
  variables?: readonly VariableOption[];
  /** Uploads a picture and returns its address. Errors are shown below the text. */
  onPicture?: (file: File) => Promise<{ url: string }>;
  error?: string;
  /** Focuses the editor when it opens. */
  takesFocus?: boolean;
  /** Pixels of the text area. */
  minHeight?: number;
  describedBy?: string;
  name?: string;
  onBlur?: () => void;
}

/** Pixels, for one row of buttons. */
const toolbarHeight = 43;

const RichTextArea = lazy(async () => {
  const [{ RichTextArea }] = await Promise.all([import('./RichTextArea.tsx'), loadTexts('rich-text')]);
  return { default: RichTextArea };
});

/** A rich text editor with variables and pictures. It is large and loads as a chunk of its own. */
export function RichEditor(props: RichEditorProps) {
  const { label, minHeight = 220 } = props;
  return (
    <Suspense
      fallback={
        <div aria-busy="true">
          <Text as="div" size="lg" leading="normal" mb={6} className={styles.label}>
            {label}
          </Text>
          <Box
            radius="control"
            ground="surface"
            className={styles.waiting}
            style={{ height: minHeight + toolbarHeight }}
          />
        </div>
      }
    >
      <RichTextArea {...props} />
    </Suspense>
  );
}
