import fs from 'node:fs';
import path from 'node:path';

/** The known facts of one failed recipient. */
interface KnownFailure {
  /** Null if unknown. */
  address: string | null;
  isHard: boolean;
  status: string;
  reason: string;
}

export interface KnownMessage {
  file: string;
  source: Buffer;
  kind: string;
  /** Null if unknown. */
  failures: KnownFailure[] | null;
  recipients: string[] | null;
}

interface ExpectedEntry {
  kind: string;
  recipients?: string[] | null;
  authors_table?: { hardbounce: boolean; reason: string; status: string }[] | null;
  sisimai_5_1_run?: { recipient: string; reason: string; status: string }[] | null;
}

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

function failuresOf({ authors_table: table, sisimai_5_1_run: run }: ExpectedEntry): KnownFailure[] | null {
  if (!table) return null;
  return table.map((row, index) => ({
    address: run?.length === table.length ? (run[index]?.recipient.toLowerCase() ?? null) : null,
    isHard: row.hardbounce,
    status: row.status,
    reason: row.reason,
  }));
}

/** Messages of a folder with an `expected.json` (file → kind, recipients and reasons where known). */
export function knownMessages(folder: string): KnownMessage[] {
  const expected = readJson(path.join(folder, 'expected.json')) as Record<string, ExpectedEntry>;
  return Object.entries(expected).flatMap(([file, entry]) => {
    const source = path.join(folder, file);
    if (!fs.existsSync(source)) return [];
    return {
      file,
      source: fs.readFileSync(source),
      kind: entry.kind,
      failures: failuresOf(entry),
      recipients: entry.recipients?.map(each => each.toLowerCase()) ?? null,
    };
  });
}

export interface KnownText {
  file: string;
  text: string;
  isBounce: boolean;
  recipient: string | null;
  status: string | null;
}

interface ExpectedText {
  bounce: boolean;
  data?: {
    error?: { code?: { enhanced?: string | null } | null } | null;
    recipient?: string | null;
  } | null;
}

/** Texts of bounces without headers: `crisp-text/X.txt` with the known facts in `expected/X.json`. */
export function knownTexts(folder: string): KnownText[] {
  const texts = path.join(folder, 'crisp-text');
  if (!fs.existsSync(texts)) return [];
  return fs
    .readdirSync(texts)
    .filter(file => file.endsWith('.txt'))
    .flatMap(file => {
      const known = path.join(texts, 'expected', file.replace(/\.txt$/, '.json'));
      if (!fs.existsSync(known)) return [];
      const { bounce, data } = readJson(known) as ExpectedText;
      return {
        file: `crisp-text/${file}`,
        text: fs.readFileSync(path.join(texts, file), 'utf8'),
        isBounce: bounce,
        recipient: data?.recipient?.toLowerCase() ?? null,
        status: data?.error?.code?.enhanced ?? null,
      };
    });
}

const isWhole = (file: string, source: Buffer) =>
  file.endsWith('.eml') ||
  /^(?:from |delivered-to:|return-path:|received:|mime-version:|message-id:)/i.test(
    source.toString('latin1', 0, 99),
  );

const asMail = (type: string, body: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `From: Somebody <somebody@example.net>\r\nTo: us@example.com\r\nSubject: Re: Hello\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n`,
    ),
    body,
  ]);

/** Messages written by people: whole mails unchanged, bare texts as the body of a plain mail. */
export function messagesOfPeople(folder: string): { file: string; source: Buffer }[] {
  if (!fs.existsSync(folder)) return [];
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  return files
    .filter(file => !/(?:^|\/)(?:ORIGIN\.md|expected\.json)$/.test(file))
    .filter(file => fs.statSync(path.join(folder, file)).isFile())
    .map(file => {
      const source = fs.readFileSync(path.join(folder, file));
      if (isWhole(file, source)) return { file, source };
      return { file, source: asMail(file.endsWith('.html') ? 'text/html' : 'text/plain', source) };
    });
}
