import styles from './MailFrame.module.css';

/** Mail is written for a white page; links open nowhere, because the frame may open no windows. */
const before =
  '<!doctype html><meta charset="utf-8"><base target="_blank"><style>' +
  'html{background:#fff;color:#1a1d23;color-scheme:light}' +
  'body{margin:16px;font:14px/1.6 system-ui,sans-serif;overflow-wrap:anywhere}img{max-width:100%}' +
  '</style>';

export interface MailFrameProps {
  title: string;
  html: string;
  /** Pixels. */
  height?: number;
}

/** The HTML of a mail, walled off: no scripts, no forms, no windows, and nothing of our page within reach. */
export function MailFrame({ title, html, height = 260 }: MailFrameProps) {
  return (
    <iframe className={styles.frame} title={title} sandbox="" srcDoc={before + html} style={{ height }} />
  );
}
