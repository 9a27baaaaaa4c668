import { z } from 'zod';
import type { SourceFile } from './read-sources.ts';

const names = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
});

/** `- \`one\`, \`two\`: purpose` */
const line = /^- `/;

const list = 'docs/development/dependencies.md';

/** Packages of package.json without a line in docs/development/dependencies.md, and lines about packages that were removed. */
export function wrongDependencyLines(files: readonly SourceFile[]): string[] {
  const textOf = (path: string) => files.find(file => file.path === path)?.text ?? '';
  const manifest = manifestSchema.parse(JSON.parse(textOf('package.json')));
  const wanted = Object.values(manifest).flatMap(packages => Object.keys(packages));
  const listed = textOf(list)
    .split('\n')
    .filter(text => line.test(text))
    .flatMap(text => [...(text.split(':')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  return [
    ...wanted.filter(name => !listed.includes(name)).map(name => `${name} has no line in ${list}`),
    ...listed
      .filter(name => !wanted.includes(name))
      .map(name => `${list} has a line for ${name}, which is no dependency`),
  ];
}
