import { useEffect, useRef, useState } from 'react';
import styles from './MailFrame.module.css';

/** Mail is written for a white page; links open nowhere, unless the frame may open windows. */
const before =
  '<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer"><base target="_blank"><style>' +
  'html{background:#fff;color:#1a1d23;color-scheme:light}' +
  'body{margin:16px;font:14px/1.6 system-ui,sans-serif;overflow-wrap:anywhere}img{max-width:100%}' +
  '</style>';

/** Pixels: what is longer scrolls in itself, and what grows with its frame comes to an end. */
const most = 8000;
const scrollbar = 16;

/**
 * The frame's own height, so that the page around it scrolls and the mail does not. It is measured from here: nothing
 * runs in the frame.
 */
function useFittingHeight(isWanted: boolean, start: number) {
  const frame = useRef<HTMLIFrameElement>(null);
  const observer = useRef<ResizeObserver>(undefined);
  const [height, setHeight] = useState(start);
  useEffect(() => () => observer.current?.disconnect(), []);
  function onLoad() {
    observer.current?.disconnect();
    const inside = frame.current?.contentDocument;
    if (!isWanted || !inside) return;
    const { documentElement: root, body } = inside;
    const measure = () => {
      const isWide = root.scrollWidth > root.clientWidth;
      const wanted = Math.max(root.offsetHeight, body.offsetHeight) + (isWide ? scrollbar : 0);
      setHeight(Math.min(most, Math.ceil(wanted)));
    };
    measure();
    observer.current = new ResizeObserver(measure);
    observer.current.observe(root);
  }
  return { frame, height, onLoad };
}

export interface MailFrameProps {
  title: string;
  html: string;
  /** Pixels. */
  height?: number;
  /** For mail that came: as high as the mail is, and its links open in windows of their own. */
  isReading?: boolean;
}

/**
 * The HTML of a mail, walled off: no scripts, no forms, and nothing of our page within reach, as nothing runs in it
 * that could reach for it.
 */
export function MailFrame({ title, html, height: given = 260, isReading = false }: MailFrameProps) {
  const { frame, height, onLoad } = useFittingHeight(isReading, given);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      data-reading={isReading || undefined}
      title={title}
      // Of our origin only to be measured; without `allow-scripts` that lends nothing to what is inside.
      sandbox={isReading ? 'allow-same-origin allow-popups allow-popups-to-escape-sandbox' : ''}
      srcDoc={before + html}
      style={{ height: isReading ? height : given }}
      onLoad={onLoad}
    />
  );
}
