import { posix } from 'node:path';
import { contexts } from './contexts.ts';
import { isTest, type SourceFile } from './read-sources.ts';

const isDocument = ({ path }: SourceFile) => /^([A-Z]+|docs\/([\w-]+\/)*[\w-]+)\.md$/.test(path);

const codeBlock = /^```.*?^```$/gms;
const inBackticks = /`([^`\n]+)`/g;
const inLink = /\]\(([\w./-]+\.md)(?:#[\w-]*)?\)/g;
const aPath = /^(server|web|contract|test|e2e|bin|bench|docs|migrations)\/[\w./{},-]*$/;

/** Expands `web/{zh,en}/a.ts` into two paths. */
function expandBraces(path: string): string[] {
  const braces = /\{([^{}]*)\}/.exec(path);
  if (!braces) return [path];
  const { index } = braces;
  const rest = path.slice(index + braces[0].length);
  return (braces[1] ?? '').split(',').flatMap(part => expandBraces(path.slice(0, index) + part + rest));
}

/** Paths that a document names in backticks or links. Paths with a placeholder (`<feature>`) are examples. */
function pathsIn({ path, text }: SourceFile): string[] {
  const prose = text.replace(codeBlock, '');
  const named = [...prose.matchAll(inBackticks)]
    .flatMap(([, words = '']) => words.split(/\s+/))
    .filter(word => aPath.test(word))
    .flatMap(expandBraces);
  const linked = [...prose.matchAll(inLink)].map(([, to = '']) => posix.join(posix.dirname(path), to));
  return [...new Set([...named, ...linked])];
}

/** Paths in documents (at the root or in docs/) that do not exist in the project. */
export function wrongDocumentPaths(files: readonly SourceFile[]): string[] {
  const known = new Set<string>();
  for (const { path } of files) {
    known.add(path);
    for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder)) known.add(folder);
  }
  // A command of bin/ (`bin/import`) is a script beside its file (`bin/import.ts`).
  const exists = (path: string) => known.has(path) || (/^bin\/[\w-]+$/.test(path) && known.has(`${path}.ts`));
  return files.filter(isDocument).flatMap(file =>
    pathsIn(file)
      .filter(path => !exists(path.replace(/\/$/, '')))
      .map(path => `${file.path} names ${path}, which does not exist`),
  );
}

const map = 'ARCHITECTURE.md';
const mapLine = /^- `(\w+)` – [^:\n]+: (.+)$/gm;

/** The map in ARCHITECTURE.md must have a line for each context with exactly its server features. */
export function wrongMap(files: readonly SourceFile[]): string[] {
  const text = files.find(({ path }) => path === map)?.text ?? '';
  const lines = new Map([...text.matchAll(mapLine)].map(([, name, features = '']) => [name, features]));
  return contexts.flatMap(context => {
    const named = lines.get(context)?.split(', ') ?? [];
    const inContext = new RegExp(`^server/${context}/([^/]+)/`);
    const features = new Set(
      files.filter(file => !isTest(file)).flatMap(({ path }) => inContext.exec(path)?.[1] ?? []),
    );
    features.delete('shared');
    return [
      ...[...features]
        .filter(name => !named.includes(name))
        .map(name => `${map}: the line of ${context} lacks ${name}`),
      ...named.filter(name => !features.has(name)).map(name => `${map}: ${context} has no feature ${name}`),
    ];
  });
}

/** Notes from before the project: `product §4`, `Spec §9`, `field.md`, `scale.md`, or `[S105]` as a source. */
const elsewhere =
  /\b[Pp]roduct(?:\.md)? ?§\d*|\b[Ss]pec(?:\.md)? ?§\d*|\b(?:architecture|field|scale|stack)\.md|\[S\d{2,3}\]/g;
/** A merged migration is never edited, and the examples of these rules stand here. */
const isOld = (path: string) => /^migrations\/2026-11-|^test\/architecture\//.test(path);

/** Citations of documents that are no part of the project; a comment states the rule itself. */
export function citationsFromElsewhere(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !isOld(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(elsewhere)].map(([cited]) => `${path} cites “${cited}”: state the rule itself`),
    );
}
