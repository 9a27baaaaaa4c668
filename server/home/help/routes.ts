import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Lang } from '../../../contract/core/error-texts.ts';
import { helpPath } from '../../../contract/home/help-chapters.ts';
import { languageOf } from '../../core/http/request-language.ts';
import { loadFrameFiles } from './frame-files.ts';
import { chapterBody, framePage, type HelpPage, missingBody, searchBody } from './help-page.ts';
import { helpTexts } from './help-texts.ts';
import { docsFolder, type HelpPages, isChapter, loadHelp } from './load-help.ts';
import { searchHelp } from './search-help.ts';

const picture = /^\/help\/pictures\/((?:zh|en)\/[\w-]+\.webp)$/;
const forEver = 'public, max-age=31536000, immutable';

/** The page at `/help/<lang>` or `/help/<lang>/<chapter>`; null where none is. */
function pageAt(pages: HelpPages, lang: Lang, name: string, query: string): HelpPage | null {
  const otherLang = lang === 'zh' ? 'en' : 'zh';
  if (name === '' && query) {
    const hits = searchHelp(pages, lang, query);
    const otherPath = `${helpPath(otherLang)}?${new URLSearchParams({ q: query }).toString()}`;
    const title = helpTexts[lang].found(hits.length, query);
    return { lang, otherPath, title, body: searchBody(lang, query, hits), query };
  }
  if (name === '') {
    const title = helpTexts[lang].brand;
    return { lang, otherPath: helpPath(otherLang), title, body: chapterBody(pages, lang, 'README') };
  }
  if (!isChapter(name)) return null;
  const title = pages.get(name)?.title ?? '';
  const otherPath = helpPath(otherLang, name);
  return { lang, otherPath, title, body: chapterBody(pages, lang, name), chapter: name };
}

/** Sends what a browser keeps and asks for again each time: nothing is sent if it has not changed. */
function sendIfNew(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, content }: { type: string; content: string | Buffer },
) {
  const tag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  void reply.headers({ 'cache-control': 'no-cache', etag: tag });
  if (reply.statusCode === 200 && request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.type(type).send(content);
}

/** The help: pages of docs/, rendered when somebody first asks for them, without the web application. */
export function helpRoutes(app: FastifyInstance): void {
  let frame: ReturnType<typeof loadFrameFiles> | undefined;
  const loaded = new Map<Lang, Promise<HelpPages>>();
  const pagesIn = (lang: Lang) => {
    const pages = loaded.get(lang) ?? loadHelp(lang);
    loaded.set(lang, pages);
    return pages;
  };

  async function sendPage(reply: FastifyReply, request: FastifyRequest, pages: HelpPages, page: HelpPage) {
    const { names } = await (frame ??= loadFrameFiles());
    const content = framePage(pages, page, names);
    return sendIfNew(request, reply, { type: 'text/html; charset=utf-8', content });
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { pathname, searchParams, search } = new URL(request.url, 'http://local');
    const { files } = await (frame ??= loadFrameFiles());
    const file = files.get(pathname);
    if (file) return reply.header('cache-control', forEver).type(file.type).send(file.content);
    const [, name] = picture.exec(pathname) ?? [];
    const content = name && (await readFile(path.join(docsFolder, 'pictures', name)).catch(() => null));
    if (content) return sendIfNew(request, reply, { type: 'image/webp', content });

    const [first = '', chapter = '', ...rest] = pathname.split('/').slice(2);
    const own = languageOf(request.headers['accept-language']);
    const isLang = first === 'zh' || first === 'en';
    // One address for a page: none ends in a slash, and each says its language.
    if (first === '' || (isChapter(first) && chapter === '' && rest.length === 0))
      return reply
        .header('vary', 'accept-language')
        .redirect(helpPath(own, isChapter(first) ? first : undefined) + search);
    if (isLang && pathname.endsWith('/') && rest.every(part => part === ''))
      return reply.redirect(pathname.replace(/\/+$/, '') + search, 301);

    const lang = isLang ? first : own;
    const pages = await pagesIn(lang);
    const query = (searchParams.get('q') ?? '').trim().slice(0, 100);
    const found = isLang && rest.length === 0 ? pageAt(pages, lang, chapter, query) : null;
    if (found) return sendPage(reply, request, pages, found);
    const { missing } = helpTexts[lang];
    const otherPath = helpPath(lang === 'zh' ? 'en' : 'zh');
    return sendPage(reply.code(404), request, pages, {
      lang,
      otherPath,
      title: missing,
      body: missingBody(lang),
    });
  }

  for (const url of ['/help', '/help/*'])
    app.get(url, { schema: { hide: true } }, (request, reply) => answer(request, reply));
}
