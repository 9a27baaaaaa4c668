import { lazy, type Ref, Suspense } from 'react';
import { loadTexts } from '../../i18n/texts.ts';
import styles from './RichEditor.module.css';
import type { VariableOption } from './variables/use-mail-variables.ts';

/** What a page does to the text from outside. */
export interface RichEditorHandle {
  focus: () => void;
  /** HTML, where the cursor is. */
  insert: (html: string) => void;
}

export interface RichEditorProps {
  handle?: Ref<RichEditorHandle>;
  label: string;
  /** HTML; variables stand in its text as `{{creator.name|there}}`. Empty for nothing. */
  value: string;
  onChange: (html: string) => void;
  /** Those that can be inserted; all others are shown as unknown. Without any there is no such menu. */
  variables?: readonly VariableOption[];
  /** Keeps a picture and says where it is fetched. What it throws is told below the text. */
  onPicture?: (file: File) => Promise<{ url: string }>;
  error?: string;
  /** Whoever opens it begins to type at once. */
  takesFocus?: boolean;
  /** Pixels of the text. */
  minHeight?: number;
  describedBy?: string;
  name?: string;
  onBlur?: () => void;
}

/** Pixels, of one row of buttons. */
const toolbarHeight = 43;

const RichTextArea = lazy(async () => {
  const [{ RichTextArea }] = await Promise.all([import('./RichTextArea.tsx'), loadTexts('rich-text')]);
  return { default: RichTextArea };
});

/** Formatted text with variables and pictures. The editor behind it is large and comes as a chunk of its own. */
export function RichEditor(props: RichEditorProps) {
  const { label, minHeight = 220 } = props;
  return (
    <Suspense
      fallback={
        <div aria-busy="true">
          <div className={styles.label}>{label}</div>
          <div className={styles.waiting} style={{ height: minHeight + toolbarHeight }} />
        </div>
      }
    >
      <RichTextArea {...props} />
    </Suspense>
  );
}
