import fs from 'node:fs';
import path from 'node:path';

export interface KnownCaption {
  /** As in the file: `en`, `zh-Hans`, … */
  language: string;
  discloses: boolean;
  caption: string;
}

/**
 * Captions with whether they disclose a payment: one per line after the header, tab-separated, `\\n` for a line break.
 */
export function readDisclosures(
  file: string = path.join(import.meta.dirname, 'disclosures.tsv'),
): KnownCaption[] {
  const lines = fs.readFileSync(file, 'utf8').split('\n').slice(1).filter(Boolean);
  return lines.map(line => {
    const [language = '', discloses = '', caption = ''] = line.split('\t');
    return { language, discloses: discloses === '1', caption: caption.replaceAll('\\n', '\n') };
  });
}
