import { limits } from '../../../contract/limits.ts';

/** The server looks at the content; by their names files are only told apart roughly. */
export const acceptedKinds = ['.xlsx', '.xlsm', '.csv', '.tsv', '.txt'];

export type FileFault = 'several' | 'oldExcel' | 'wrongKind' | 'empty' | 'tooLarge';

const kindOf = (name: string) => /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';

/** What is wrong with the files that were chosen, as far as it shows before they are sent; null where nothing is. */
export function fileFault(files: readonly { name: string; size: number }[]): FileFault | null {
  const [file] = files;
  if (!file || files.length > 1) return 'several';
  const kind = kindOf(file.name);
  if (kind === '.xls') return 'oldExcel';
  if (!acceptedKinds.includes(kind)) return 'wrongKind';
  if (file.size === 0) return 'empty';
  return file.size > limits.uploadBytes ? 'tooLarge' : null;
}

/** `1.2 MB`; never `0 KB`. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000
    ? `${Math.max(1, Math.round(kilobytes))} KB`
    : `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** The name without its kind. */
export const baseName = (name: string) => name.replace(/\.[^.]+$/, '');
