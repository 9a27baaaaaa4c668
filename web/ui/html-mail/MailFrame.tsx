import { useEffect, useRef, useState } from 'react';
import styles from './MailFrame.module.css';

/** Mail assumes a white page; links open nothing, unless the frame may open windows. */
const beforeMail = (typeface: string) =>
  '<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer"><base target="_blank"><style>' +
  'html{background:#fff;color:#1a1d23;color-scheme:light}' +
  `body{margin:16px;font:14px/1.6 ${typeface || 'sans-serif'};overflow-wrap:anywhere}img{max-width:100%}` +
  '</style>';

/** Pixels: longer mail scrolls inside, and mail that grows with its frame stops here. */
const max = 8000;
const scrollbar = 16;

const typefaceOfPage = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--typeface').replaceAll('"', "'");

/**
 * The frame's content height, so that the page scrolls and not the mail. Measured from outside, since no scripts run in
 * the frame.
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
      setHeight(Math.min(max, Math.ceil(wanted)));
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
  /** For received mail: as high as its content, with links that open new windows. */
  isReading?: boolean;
}

/** The HTML of a mail in a sandboxed frame: no scripts, no forms and no access to our page. */
export function MailFrame({ title, html, height: given = 260, isReading = false }: MailFrameProps) {
  const { frame, height, onLoad } = useFittingHeight(isReading, given);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      data-reading={isReading || undefined}
      title={title}
      // `allow-same-origin` only serves the measuring; without `allow-scripts` it gives the content no access.
      sandbox={isReading ? 'allow-same-origin allow-popups allow-popups-to-escape-sandbox' : ''}
      srcDoc={beforeMail(typefaceOfPage()) + html}
      style={{ height: isReading ? height : given }}
      onLoad={onLoad}
    />
  );
}
