const everyMs = 1000;

/** The progress of an import on stderr: one line that is overwritten on a terminal, occasional lines elsewhere. */
export class ProgressLine {
  private readonly file: string;
  private readonly started = performance.now();
  private shown = performance.now();

  constructor(file: string) {
    this.file = file;
  }

  show(rows: number): void {
    const now = performance.now();
    const isTerminal = process.stderr.isTTY;
    if (now - this.shown < (isTerminal ? everyMs : 5 * everyMs)) return;
    this.shown = now;
    const perSecond = Math.round(rows / ((now - this.started) / 1000));
    const text = `${this.file}: ${rows} rows, ${perSecond} a second`;
    process.stderr.write(isTerminal ? `\r\x1b[2K${text}` : `${text}\n`);
  }

  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[2K');
  }
}
