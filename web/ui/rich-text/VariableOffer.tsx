import type { Editor } from '@tiptap/react';
import { useLayoutEffect, useRef } from 'react';
import type { VariableListProps } from './VariableList.tsx';
import { VariableList } from './VariableList.tsx';
import styles from './RichTextArea.module.css';

const width = 280;

/** The list below the two braces that were typed. */
export function VariableOffer({
  editor,
  from,
  ...list
}: VariableListProps & { editor: Editor; from: number }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const frame = box.current?.parentElement?.getBoundingClientRect();
    if (!box.current || !frame) return;
    const { left, bottom } = editor.view.coordsAtPos(from);
    const most = Math.max(frame.width - width, 0);
    box.current.style.left = `${Math.min(Math.max(left - frame.left, 0), most)}px`;
    box.current.style.top = `${bottom - frame.top + 4}px`;
  }, [editor, from]);
  return (
    <div ref={box} className={styles.offer} style={{ width }}>
      <VariableList {...list} />
    </div>
  );
}
