import { MailFrame } from './MailFrame.tsx';
import styles from './MailPart.module.css';
import { Scrollable } from '../tables/Scrollable.tsx';

export interface MailPartProps {
  part: 'html' | 'text' | 'headers';
  title: string;
  content: string;
  /** Pixels. */
  height: number;
}

/** A part of a mail as sent: HTML in a sandboxed frame, anything else as scrolling text. */
export function MailPart({ part, title, content, height }: MailPartProps) {
  if (part === 'html') return <MailFrame title={title} html={content} height={height} />;
  return (
    <Scrollable
      as="pre"
      className={styles.plain}
      style={{ height }}
      dir={part === 'text' ? 'auto' : 'ltr'}
      aria-label={title}
    >
      {content}
    </Scrollable>
  );
}
