import { limits } from '../../../../contract/core/limits.ts';

/** The server checks the content; names only allow a rough check. */
export const acceptedKinds = ['.xlsx', '.xlsm', '.csv', '.tsv', '.txt'];

export type FileFault = 'several' | 'oldExcel' | 'wrongKind' | 'empty' | 'tooLarge';

const kindOf = (name: string) => /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';

/** What is wrong with the chosen files, as far as the browser can tell; null if nothing is. */
export function fileFault(files: readonly { name: string; size: number }[]): FileFault | null {
  const [file] = files;
  if (!file || files.length > 1) return 'several';
  const kind = kindOf(file.name);
  if (kind === '.xls') return 'oldExcel';
  if (!acceptedKinds.includes(kind)) return 'wrongKind';
  if (file.size === 0) return 'empty';
  return file.size > limits.uploadBytes ? 'tooLarge' : null;
}

/** The name without its extension. */
export const baseName = (name: string) => name.replace(/\.[^.]+$/, '');
