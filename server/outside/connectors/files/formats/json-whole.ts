import { readObject, type JsonItem } from './json-items.ts';
import { longestRecord } from './read-limits.ts';

/** Reads a file that is one JSON object. */
export class JsonWholeScanner {
  private text = '';
  private tooLong = false;

  add(text: string): JsonItem[] {
    if (this.text.length + text.length > longestRecord) this.tooLong = true;
    else if (!this.tooLong) this.text += text;
    return [];
  }

  end(): JsonItem[] {
    if (this.tooLong) return [{ line: 1, path: '', fault: { code: 'too-long', expected: '8 MB' } }];
    return this.text.trim() === '' ? [] : [readObject(this.text, 1, 1, '')];
  }
}
