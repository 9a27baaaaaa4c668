import type { Lang } from '../../../contract/core/error-texts.ts';
import { helpParts, helpPath, type HelpChapter } from '../../../contract/home/help-chapters.ts';
import { helpChapters, type HelpPages } from './load-help.ts';
import { helpTexts } from './help-texts.ts';
import { escapeHtml, type RenderedPage } from './render-markdown.ts';
import type { HelpHit } from './search-help.ts';

/** Where the files are that every page loads. */
export interface FrameFiles {
  style: string;
  script: string;
  mark: string;
}

export interface HelpPage {
  lang: Lang;
  /** What this page is called in the other language. */
  otherPath: string;
  title: string;
  body: string;
  chapter?: HelpChapter | undefined;
  query?: string;
}

function chapterList(pages: HelpPages, { lang, chapter }: HelpPage): string {
  const parts = helpParts.map(({ name, chapters }) => {
    const items = chapters.map(each => {
      const isHere = each === chapter ? ' aria-current="page"' : '';
      return `<li><a href="${helpPath(lang, each)}"${isHere}>${escapeHtml(pages.get(each)?.title ?? '')}</a></li>`;
    });
    return `<h2>${name[lang]}</h2><ul>${items.join('')}</ul>`;
  });
  const { chapters } = helpTexts[lang];
  return `<nav class="chapters" id="chapters" aria-label="${chapters}">${parts.join('\n')}</nav>`;
}

/** The whole document. It is read without any script: the only one takes over the scheme that the product is set to. */
export function framePage(pages: HelpPages, page: HelpPage, { style, script, mark }: FrameFiles): string {
  const { lang, otherPath, title, body, query = '' } = page;
  const text = helpTexts[lang];
  const otherLang = lang === 'zh' ? 'en' : 'zh-CN';
  return `<!doctype html>
<html lang="${lang === 'zh' ? 'zh-CN' : 'en'}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<title>${escapeHtml(title === text.brand ? title : `${title} · ${text.brand}`)}</title>
<script src="${script}"></script>
<link rel="icon" href="${mark}" type="image/svg+xml" />
<link rel="stylesheet" href="${style}" />
<link rel="alternate" hreflang="${otherLang}" href="${otherPath}" />
</head>
<body>
<a class="skip" href="#content">${text.skip}</a>
<header class="top">
<a class="brand" href="${helpPath(lang)}"><img src="${mark}" width="24" height="24" alt="" /><span>${text.brand}</span></a>
<form class="search" role="search" action="${helpPath(lang)}"><input type="search" name="q" aria-label="${text.search}" placeholder="${text.search}" value="${escapeHtml(query)}" /><button type="submit">${text.go}</button></form>
<div class="ways"><a class="small" href="#chapters">${text.chapters}</a><a href="${otherPath}" lang="${otherLang}" hreflang="${otherLang}">${text.otherLanguage}</a><a href="/">${text.product}</a></div>
</header>
<div class="columns">
<main id="content" tabindex="-1">${body}</main>
${chapterList(pages, page)}
</div>
</body>
</html>
`;
}

/** A chapter with its table of contents, and the chapters before and after it. */
export function chapterBody(pages: HelpPages, lang: Lang, name: HelpChapter | 'README'): string {
  const text = helpTexts[lang];
  const { title, html, sections } = pages.get(name) as RenderedPage;
  const heads = sections.filter(({ depth }) => depth === 2);
  const items = heads.map(each => `<li><a href="#${each.id}">${escapeHtml(each.title)}</a></li>`);
  const label = `<h2>${text.contents}</h2>`;
  const toc =
    heads.length > 1
      ? `<nav class="contents" aria-label="${text.contents}">${label}<ul>${items.join('')}</ul></nav>`
      : '';
  const at = name === 'README' ? -1 : helpChapters.indexOf(name);
  const way = (rel: 'previous' | 'next', chapter: HelpChapter | undefined) =>
    chapter
      ? `<a class="${rel}" href="${helpPath(lang, chapter)}"><small>${text[rel]}</small>${escapeHtml(pages.get(chapter)?.title ?? '')}</a>`
      : '';
  const ways = way('previous', at > 0 ? helpChapters[at - 1] : undefined) + way('next', helpChapters[at + 1]);
  return `<div class="chapter"><h1>${escapeHtml(title)}</h1>${toc}<div class="text">${html}</div><p class="onward">${ways}</p></div>`;
}

export function searchBody(lang: Lang, query: string, hits: readonly HelpHit[]): string {
  const text = helpTexts[lang];
  const items = hits.map(
    ({ href, chapter, section, excerpt }) =>
      `<li><a href="${href}">${escapeHtml(section ? `${chapter} › ${section}` : chapter)}</a><p>${escapeHtml(excerpt)}</p></li>`,
  );
  const list = hits.length ? `<ul class="hits">${items.join('')}</ul>` : `<p>${text.none}</p>`;
  return `<div class="chapter"><h1>${escapeHtml(text.found(hits.length, query))}</h1>${list}</div>`;
}

export const missingBody = (lang: Lang) =>
  `<div class="chapter"><h1>${helpTexts[lang].missing}</h1><p>${helpTexts[lang].missingText}</p></div>`;
