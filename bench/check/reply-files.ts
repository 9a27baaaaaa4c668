import fs from 'node:fs';
import path from 'node:path';
import { parseMail } from '../../server/outside/mail-protocol/parsing/parse-mail.ts';
import { textOfHtml } from '../../server/outside/mail-protocol/parsing/bodies/html-text.ts';
import { foldHtml } from '../../server/outside/mail-protocol/reply-text/html/fold-html.ts';
import { foldReply } from '../../server/outside/mail-protocol/reply-text/fold-reply.ts';

export interface Seen {
  text: string;
  /** Before folding. */
  whole: string;
  ms: number;
}

async function plainText(file: string): Promise<string> {
  const bytes = fs.readFileSync(file);
  if (path.extname(file) !== '.eml') return bytes.toString('utf8');
  return (await parseMail(bytes)).text;
}

/** The visible part of a message in a file: plain text, .eml or .html. */
export async function visibleOf(file: string): Promise<Seen> {
  const isHtml = /\.html?$/i.test(file);
  const whole = isHtml ? fs.readFileSync(file, 'utf8') : await plainText(file);
  const fold = () => (isHtml ? foldHtml(whole).visibleHtml : foldReply(whole).visible);
  const visible = fold();
  // Measures the second run, because the first use of a rule also compiles it, and CPU time, because other programs of
  // the machine do not count.
  const start = process.cpuUsage();
  fold();
  const ms = process.cpuUsage(start).user / 1000;
  return isHtml ? { text: textOfHtml(visible), whole: textOfHtml(whole), ms } : { text: visible, whole, ms };
}
