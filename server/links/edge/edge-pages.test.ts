import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { directionOf, localeOf, readerLangs } from '../../../contract/core/mail/reader-langs.ts';
import { pageKinds } from './page-texts/page-texts.ts';
import { textsIn } from './page-texts-in.ts';
import { pageHtml, pagePolicy } from './edge-pages.ts';

const inside = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) => text);
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (name: string) =>
  pagePolicy
    .split('; ')
    .find(each => each.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe.each(readerLangs)('in %s', lang => {
  test.each(pageKinds)('%s explains the problem, and what to do', kind => {
    const html = pageHtml(kind, lang, 'https://sb.example/aB3');
    expect(inside(html, 'h1')).toEqual([textsIn[lang][kind].title]);
    expect(inside(html, 'title')).toEqual([textsIn[lang][kind].title]);
    expect(inside(html, 'p')).toEqual([textsIn[lang][kind].about]);
    expect(html).toContain(`<html lang="${localeOf(lang)}" dir="${directionOf(lang)}">`);
    expect(html.includes('<form>')).toBe(kind === 'inApp');
  });

  test.each(pageKinds)('the browser loads the style and script of %s, and nothing else', kind => {
    const html = pageHtml(kind, lang, 'https://sb.example/aB3');
    expect(inside(html, 'style').map(hashOf)).toEqual([directive('style-src')]);
    const scripts = inside(html, 'script').map(hashOf);
    expect(scripts).toEqual(kind === 'inApp' ? [directive('script-src')] : []);
    expect(html).not.toMatch(/ (?:on\w+|style|src|href)=/);
  });
});

it('refuses everything that it does not need', () => {
  for (const name of ['default-src', 'form-action', 'frame-ancestors', 'base-uri']) {
    expect(directive(name)).toBe("'none'");
  }
});

it('shows the address to copy, and runs nothing within it', () => {
  const html = pageHtml('inApp', 'en', 'https://a.example/s/x?"><script>alert(1)</script>&b=<i>');
  expect(html).toContain(
    'value="https://a.example/s/x?&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;b=&lt;i&gt;"',
  );
  expect(inside(html, 'script').length).toBe(1);
});
