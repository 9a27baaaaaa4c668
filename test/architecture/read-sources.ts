import { readFileSync, readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';

/** A file of the project; its path is relative to the root, with slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

const folders = ['bench', 'bin', 'contract', 'docs', 'e2e', 'migrations', 'server', 'test', 'web'];
const readable = /\.(ts|tsx|mjs|css|sql|md|json)$/;

/** All hand-written files of the project, including those at its root. */
export function readSources(root: string): SourceFile[] {
  const inside = folders.flatMap(folder => listFiles(root, folder));
  const paths = [...inside, ...readdirSync(root)].filter(path => readable.test(path));
  return paths.map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function listFiles(root: string, folder: string): string[] {
  let names: string[];
  try {
    names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
  return names.map(name => posix.join(folder, name.replaceAll('\\', '/')));
}

/** Whether it is hand-written code, not test data and not a document. */
export const isCode = ({ path }: SourceFile) => /\.(ts|tsx|mjs)$/.test(path);
export const isTest = ({ path }: SourceFile) => /\.test\.(ts|tsx|mjs)$/.test(path);

/** The text without comment lines, so that words in comments break no rule. */
export function codeOf({ text }: SourceFile): string {
  return text
    .split('\n')
    .filter(line => !/^\s*(\/\/|\/?\*)/.test(line))
    .join('\n');
}

export interface Imported {
  /** A file of the project (path from the root), or a package name, `node:` for Node itself. */
  target: string;
  isPackage: boolean;
}

const statements = /^\s*(?:import|export)\b(?:[^'";]*?\bfrom)?\s*'([^']+)'/gm;
const calls = /\bimport\(\s*'([^']+)'/g;
const packageName = /^(?:@[^/]+\/)?[^/]+/;

function resolve(from: string, specifier: string): Imported {
  if (specifier.startsWith('.')) {
    return { target: posix.join(posix.dirname(from), specifier), isPackage: false };
  }
  const isNode = specifier.startsWith('node:') || builtinModules.includes(specifier);
  return { target: isNode ? 'node:' : (packageName.exec(specifier)?.[0] ?? specifier), isPackage: true };
}

/** What a file imports or re-exports, types included. */
export function importsOf(file: SourceFile): Imported[] {
  const code = codeOf(file);
  const found = [...code.matchAll(statements), ...code.matchAll(calls)];
  return found.map(([, specifier = '']) => resolve(file.path, specifier));
}
