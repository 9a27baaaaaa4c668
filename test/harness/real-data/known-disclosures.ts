import fs from 'node:fs';
import path from 'node:path';

export interface KnownCaption {
  /** As in the file: `en`, `zh-Hans`, … */
  language: string;
  discloses: boolean;
  caption: string;
}

/** Captions with whether they say that they are paid for: a line each after the head, apart by tabs, `\\n` a new line. */
export function readDisclosures(
  file: string = path.join(import.meta.dirname, 'disclosures.tsv'),
): KnownCaption[] {
  const lines = fs.readFileSync(file, 'utf8').split('\n').slice(1).filter(Boolean);
  return lines.map(line => {
    const [language = '', discloses = '', caption = ''] = line.split('\t');
    return { language, discloses: discloses === '1', caption: caption.replaceAll('\\n', '\n') };
  });
}
