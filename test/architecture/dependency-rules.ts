import { z } from 'zod';
import type { SourceFile } from './read-sources.ts';

const names = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
});

/** `- \`one\`, \`two\`: what they are for` */
const line = /^- `/;

/** Every package of package.json has its line in ARCHITECTURE.md, and no line is about one that left. */
export function wrongDependencyLines(files: readonly SourceFile[]): string[] {
  const textOf = (path: string) => files.find(file => file.path === path)?.text ?? '';
  const manifest = manifestSchema.parse(JSON.parse(textOf('package.json')));
  const wanted = Object.values(manifest).flatMap(packages => Object.keys(packages));
  const section =
    textOf('ARCHITECTURE.md')
      .split(/^## /m)
      .find(part => part.startsWith('Dependencies')) ?? '';
  const told = section
    .split('\n')
    .filter(text => line.test(text))
    .flatMap(text => [...(text.split(':')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  return [
    ...wanted.filter(name => !told.includes(name)).map(name => `${name} has no line in ARCHITECTURE.md`),
    ...told
      .filter(name => !wanted.includes(name))
      .map(name => `ARCHITECTURE.md tells of ${name}, which is no dependency`),
  ];
}
