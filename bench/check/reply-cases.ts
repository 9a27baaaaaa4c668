import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** A message with its project's expectation; if `wanted` is null, it must only not fail. */
export interface ReplyCase {
  name: string;
  corpus: string;
  file: string;
  wanted: string | null;
  /** White space is ignored. */
  isLoose: boolean;
  /** Contains fold marks, which replace the blank lines around them. */
  isMarked: boolean;
  /** Nothing must be folded. */
  isWhole: boolean;
  /** Weaker than an expected text. */
  patterns: string[];
}

const expectation = z
  .object({
    visible_text: z.string().optional(),
    visible_text_trimmed: z.string().optional(),
    visible_text_ignoring_whitespace: z.string().optional(),
    first_fragment: z.string().optional(),
    first_fragment_trimmed: z.string().optional(),
    first_fragment_must_match: z.array(z.string()).optional(),
    library_fragment_count: z.number().optional(),
  })
  .nullable();

/** Alaveteli's mark of a fold, with the line breaks around it. */
const foldMark = /\n*FOLDED_QUOTED_SECTION\n*/g;
const notMessages =
  /(?:^|\/)(?:expected\.json|ORIGIN\.md|trimmed\/.*|elided\/.*|before\/.*|embedded\/.*|.*\.expected)$/;

function wantedBeside(root: string, name: string): string | null {
  const beside = path.join(root, `${name}.expected`);
  if (fs.existsSync(beside)) return fs.readFileSync(beside, 'utf8').replace(foldMark, '\n').trim();
  const trimmed = path.join(root, name.replace('/emails/', '/trimmed/'));
  return name.includes('/emails/') && fs.existsSync(trimmed) ? fs.readFileSync(trimmed, 'utf8') : null;
}

/** All messages in a folder laid out like data/replies: expected.json, emails beside trimmed, X beside X.expected. */
export function replyCases(root: string): ReplyCase[] {
  const list = path.join(root, 'expected.json');
  const given = fs.existsSync(list)
    ? z.record(z.string(), expectation).parse(JSON.parse(fs.readFileSync(list, 'utf8')))
    : {};
  const names = fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter(name => !notMessages.test(name))
    .toSorted();
  return names.map(name => {
    const expected = given[name] ?? {};
    const loose = expected.visible_text_ignoring_whitespace;
    const exact =
      expected.visible_text ??
      expected.visible_text_trimmed ??
      expected.first_fragment ??
      expected.first_fragment_trimmed;
    return {
      name,
      corpus: name.split('/')[0] ?? name,
      file: path.join(root, name),
      wanted: exact ?? loose ?? wantedBeside(root, name),
      isLoose: loose !== undefined,
      isMarked: exact === undefined && fs.existsSync(path.join(root, `${name}.expected`)),
      isWhole: expected.library_fragment_count === 1,
      patterns: expected.first_fragment_must_match ?? [],
    };
  });
}
