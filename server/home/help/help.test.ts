import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { describe, expect, test } from 'vitest';
import { helpPath } from '../../../contract/home/help-chapters.ts';
import { loadFrameFiles } from './frame-files.ts';
import { docsFolder, helpChapters as chapters, isChapter, loadHelp } from './load-help.ts';
import { helpRoutes } from './routes.ts';

const langs = ['zh', 'en'] as const;
const pageNames = ['README', ...chapters] as const;

const app = fastify();
helpRoutes(app);

async function get(url: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: said, body } = await app.inject({ url, headers });
  return { status: statusCode, to: said.location, type: said['content-type'], tag: said.etag, body };
}

describe('the pages', () => {
  test.each(langs)('every chapter is served, in %s, with its title and the other language', async lang => {
    for (const name of chapters) {
      const { status, type, body } = await get(helpPath(lang, name));
      expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
      expect(body).toContain(`<html lang="${lang === 'zh' ? 'zh-CN' : 'en'}">`);
      expect(body).toContain(`href="${helpPath(lang === 'zh' ? 'en' : 'zh', name)}"`);
      expect(body).toMatch(/<h1>[^<]+<\/h1>/);
    }
  });

  test.each([
    ['/help', 'en-GB,en;q=0.9', '/help/en'],
    ['/help', 'zh-CN', '/help/zh'],
    ['/help/', 'fr', '/help/zh'],
    ['/help?q=spf', 'en', '/help/en?q=spf'],
    ['/help/mail', 'en', '/help/en/mail'],
  ])('%s asked for in %s leads to %s', async (url, language, to) => {
    expect(await get(url, { 'accept-language': language })).toMatchObject({ status: 302, to });
  });

  test.each([
    ['/help/en/', '/help/en'],
    ['/help/en/mail/', '/help/en/mail'],
    ['/help/en/mail//?q=a', '/help/en/mail?q=a'],
  ])('%s has one address, without a slash at its end', async (url, to) => {
    expect(await get(url)).toMatchObject({ status: 301, to });
  });

  test.each([
    ['/help/en/nothing', 'zh', 'There is no such chapter'],
    ['/help/zh/nothing', 'en', '没有这一章'],
    ['/help/nothing', 'en', 'There is no such chapter'],
    ['/help/en/mail/more', 'zh', 'There is no such chapter'],
    ['/help/pictures/en/gone.webp', 'en', 'There is no such chapter'],
    ['/help/en/..%2f..%2fpackage', 'en', 'There is no such chapter'],
  ])('%s is not there, and says so in its language', async (url, language, words) => {
    const { status, type, body } = await get(url, { 'accept-language': language });
    expect([status, type]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body).toContain(words);
    expect(body).toContain(helpPath(words.startsWith('There') ? 'en' : 'zh', 'first-steps'));
  });

  test.each(['/help/en/mail', '/help/pictures/en/search.webp'])(
    '%s is not sent again if it did not change',
    async url => {
      const { status, tag = '' } = await get(url);
      expect(status).toBe(200);
      expect(await get(url, { 'if-none-match': tag })).toMatchObject({ status: 304, body: '' });
    },
  );

  test('style, script and typeface are there', async () => {
    const { body } = await get('/help/en');
    const addresses = body.matchAll(/(?:href|src)="(\/help\/[\w-]+\.(?:css|js|svg))"/g);
    const files = [...new Set(Array.from(addresses, ([, file = '']) => file))];
    expect(files).toHaveLength(3);
    const style = (await get(files.find(file => file.endsWith('.css')) ?? '')).body;
    const [, font = ''] = /url\(['"]?(\/help\/[^'")]+)/.exec(style) ?? [];
    for (const file of [...files, font]) {
      // What is kept for ever has a name that changes with it.
      expect(file).toMatch(/-[\w-]{8}\.(css|js|svg|woff2)$/);
      const { statusCode, headers } = await app.inject({ url: file });
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
    expect(style).toMatch(
      /prefers-color-scheme: dark\) \{ :root:not\(\[data-mantine-color-scheme\]\) \{\s+--bg/,
    );
    expect(style).not.toContain('@fontsource');
  });

  test('the accent is the first one of the web', async () => {
    const { names, files } = await loadFrameFiles();
    const style = String(files.get(names.style)?.content);
    const steps = [...style.matchAll(/--mantine-primary-color-(\d):(#\w{6})/g)];
    const accents = readFileSync(join(docsFolder, '../web/ui/theme/accents.ts'), 'utf8');
    const first = /: \[([^\]]+)\]/.exec(accents)?.[1]?.match(/#\w{6}/g) ?? [];
    expect(steps.length).toBeGreaterThan(5);
    expect(steps.map(([, , color]) => color)).toEqual(steps.map(([, step]) => first[Number(step)]));
  });
});

describe('searching', () => {
  test('finds sections by all words, the one named so first', async () => {
    const { status, body } = await get('/help/en?q=dkim');
    expect(status).toBe(200);
    expect(/<ul class="hits"><li><a href="([^"]+)"/.exec(body)?.[1]).toBe('/help/en/deliverability#dkim');
    expect((await get(`/help/zh?q=${encodeURIComponent('退信 规则')}`)).body).toContain(
      '/help/zh/deliverability#退信规则',
    );
  });

  test('says that nothing was found, and writes no markup of the question', async () => {
    const { status, body } = await get(`/help/en?q=${encodeURIComponent('<b>"xyzzy')}`);
    expect(status).toBe(200);
    expect(body).toContain('Nothing found');
    expect(body).not.toContain('<b>');
  });
});

describe.each(langs)('the documents in %s', lang => {
  const sourceOf = (name: string) => readFileSync(join(docsFolder, lang, `${name}.md`), 'utf8');
  const linkTo = /\]\(([^)\s]+)\)/g;

  test('lead to chapters and headings that exist', async () => {
    const pages = { zh: await loadHelp('zh'), en: await loadHelp('en') };
    const lost = pageNames.flatMap(name =>
      [...sourceOf(name).matchAll(linkTo)].flatMap(([, target = '']) => {
        if (/^https?:/.test(target)) return [];
        if (target.endsWith('.webp'))
          return pages[lang].get(name)?.html.includes(target.split('/').at(-1) ?? '') ? [] : [target];
        const [, other, chapter = name, hash] =
          /^(?:(?:\.\.\/(zh|en)\/)?([\w-]+)\.md)?(?:#(.+))?$/.exec(target) ?? [];
        const page =
          isChapter(chapter) || chapter === 'README'
            ? pages[(other ?? lang) as 'zh'].get(chapter)
            : undefined;
        const isThere = page && (!hash || page.sections.some(({ id }) => id === hash));
        return isThere ? [] : [`${name}: ${target}`];
      }),
    );
    expect(lost).toEqual([]);
  });

  test('the contents list every chapter in order', () => {
    const listed = [...sourceOf('README').matchAll(linkTo)].map(([, target = '']) => target);
    expect(listed).toEqual(chapters.map(name => `${name}.md`));
  });

  test('say the same in the same order as those in the other language', async () => {
    const [own, other] = [await loadHelp(lang), await loadHelp(lang === 'zh' ? 'en' : 'zh')];
    const shapeOf = (pages: typeof own, name: (typeof pageNames)[number]) => ({
      headings: pages.get(name)?.sections.map(({ depth }) => depth),
      tables: pages.get(name)?.html.match(/<tr>/g)?.length,
    });
    for (const name of pageNames) expect([name, shapeOf(own, name)]).toEqual([name, shapeOf(other, name)]);
  });
});
