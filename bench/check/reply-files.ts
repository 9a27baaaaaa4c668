import fs from 'node:fs';
import path from 'node:path';
import { parseMail } from '../../server/mail/incoming/parse-mail.ts';
import { foldReply } from '../../server/mail/visible-text/fold-reply.ts';

export interface Seen {
  text: string;
  /** Before anything was folded. */
  whole: string;
  ms: number;
}

async function plainText(file: string): Promise<string> {
  const bytes = fs.readFileSync(file);
  if (path.extname(file) !== '.eml') return bytes.toString('utf8');
  return (await parseMail(bytes)).text;
}

/** What stays visible of a message in a file: plain text, .eml, or .html. */
export async function visibleOf(file: string): Promise<Seen> {
  const whole = await plainText(file);
  const { visible } = foldReply(whole);
  // Timed the second time: the first that meets a rule also pays for compiling it.
  const start = performance.now();
  foldReply(whole);
  return { text: visible, whole, ms: performance.now() - start };
}
