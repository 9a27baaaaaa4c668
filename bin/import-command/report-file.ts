import fs from 'node:fs';

const quoted = (value: string | number) => `"${String(value).replaceAll('"', '""')}"`;

/** A CSV of refused rows. */
export class ReportFile {
  readonly path: string;
  private readonly handle: number;

  constructor(path: string) {
    this.path = path;
    this.handle = fs.openSync(path, 'w');
    fs.writeSync(this.handle, 'file,line,column,reason\r\n');
  }

  add(file: string, refused: { line: number; column: string; reason: string }): void {
    const cells = [file, refused.line, refused.column, refused.reason].map(quoted);
    fs.writeSync(this.handle, `${cells.join(',')}\r\n`);
  }

  close(): void {
    fs.closeSync(this.handle);
  }
}
