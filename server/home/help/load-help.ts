import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Lang } from '../../../contract/core/error-texts.ts';
import { helpParts, helpPath, type HelpChapter } from '../../../contract/home/help-chapters.ts';
import { renderMarkdown, type RenderedPage, type Size } from './render-markdown.ts';

/** The pages of one language: `README` is the contents. */
export type HelpPages = ReadonlyMap<HelpChapter | 'README', RenderedPage>;

/** In reading order. */
export const helpChapters = helpParts.flatMap(part => [...part.chapters]);
export const isChapter = (name: string): name is HelpChapter =>
  helpChapters.some(chapter => chapter === name);

export const docsFolder = path.resolve(import.meta.dirname, '../../../docs');

async function pictureSizes(lang: Lang): Promise<Map<string, Size>> {
  const folder = path.join(docsFolder, 'pictures', lang);
  const names = await readdir(folder).catch(() => []);
  const sizes = names.map(async name => {
    const { width, height } = await sharp(path.join(folder, name)).metadata();
    return [name, { width, height }] as const;
  });
  return new Map(await Promise.all(sizes));
}

/** Where a link of a document leads in the help: another chapter, also of the other language, or another site. */
function hrefOf(lang: Lang, target: string): string | null {
  if (/^(https?:|mailto:|#)/.test(target)) return target;
  const [, other, name = '', hash = ''] = /^(?:\.\.\/(zh|en)\/)?([\w-]+)\.md(#.*)?$/.exec(target) ?? [];
  const to = (other ?? lang) as Lang;
  if (name === 'README') return helpPath(to) + hash;
  return isChapter(name) ? helpPath(to, name) + hash : null;
}

/** Reads and renders all chapters of a language. */
export async function loadHelp(lang: Lang): Promise<HelpPages> {
  const sizes = await pictureSizes(lang);
  const surroundings = {
    hrefOf: (target: string) => hrefOf(lang, target),
    pictureOf: (target: string) => {
      const name = path.posix.basename(target);
      const size = sizes.get(name);
      return size ? { src: `/help/pictures/${lang}/${name}`, ...size } : null;
    },
  };
  const pages = (['README', ...helpChapters] as const).map(async name => {
    const source = await readFile(path.join(docsFolder, lang, `${name}.md`), 'utf8');
    return [name, renderMarkdown(source, surroundings)] as const;
  });
  return new Map(await Promise.all(pages));
}
