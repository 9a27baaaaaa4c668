import type { Editor } from '@tiptap/react';
import { useLayoutEffect, useRef } from 'react';
import type { VariableListProps } from './VariableList.tsx';
import { VariableList } from './VariableList.tsx';
import { Box } from '../../box/Box.tsx';
import styles from '../RichTextArea.module.css';

const width = 280;
const highest = 290;

/** The list beside the typed `{{`. */
export function VariableOffer({
  editor,
  from,
  ...list
}: VariableListProps & { editor: Editor; from: number }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const frame = box.current?.parentElement?.getBoundingClientRect();
    if (!box.current || !frame) return;
    const { left, top, bottom } = editor.view.coordsAtPos(from);
    const max = Math.max(frame.width - width, 0);
    box.current.style.left = `${Math.min(Math.max(left - frame.left, 0), max)}px`;
    // Above the text if there is more room.
    const isAbove = bottom + highest > innerHeight && top > innerHeight - bottom;
    box.current.style.top = isAbove ? '' : `${bottom - frame.top + 4}px`;
    box.current.style.bottom = isAbove ? `${frame.bottom - top + 4}px` : '';
  }, [editor, from]);
  return (
    <Box
      as="div"
      p={6}
      border
      radius="card"
      ground="raised"
      ref={box}
      className={styles.offer}
      style={{ width }}
    >
      <VariableList {...list} />
    </Box>
  );
}
