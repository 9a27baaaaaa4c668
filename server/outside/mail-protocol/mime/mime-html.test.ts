import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { compileMail, fillMail, fillMessage } from './write-mime.ts';
import { htmlPieces } from './mime-html.ts';
import { fillPieces, textPieces } from './mime-pieces.ts';

const publicUrl = 'https://star.example';
const values = {
  'creator.name': 'Ann & "Bo"',
  'creator.id': 'a b/ü',
  'creator.homepage': 'https://x.example/?a=1&b=2',
  link: 'https://star.example/s/aB3dE6gH1',
};

function filled(html: string, { token, clicks = true }: { token: string | null; clicks?: boolean }): string {
  return fillPieces(htmlPieces(html, { opens: false, clicks }).pieces, { values, token, publicUrl });
}

describe('a link', () => {
  test.each([
    ['tracked', '<a href="https://a.example/">', '<a href="https://star.example/m/c/TOK/0">'],
    [
      'in single quotes',
      "<a class='x' href='http://a.example/'>",
      "<a class='x' href='https://star.example/m/c/TOK/0'>",
    ],
    [
      'with a variable in it',
      '<a href="https://a.example/?c={{creator.id}}">',
      '<a href="https://star.example/m/c/TOK/0">',
    ],
    ['to a mailbox', '<a href="mailto:a@b.example">', '<a href="mailto:a@b.example">'],
    ['of an area', '<area href="https://a.example/">', '<area href="https://star.example/m/c/TOK/0">'],
    ['to unsubscribe', '<a href="{{unsubscribe.link}}">', '<a href="https://star.example/u/TOK">'],
    ['that is a variable', '<a href="{{creator.homepage}}">', '<a href="https://x.example/?a=1&amp;b=2">'],
    ['that is the recipient’s own', '<a href="{{ link }}">', '<a href="https://star.example/m/c/TOK/0">'],
    ['that is an unknown value', '<a href="{{creator.topPost.url}}">', '<a href="">'],
    ['that a value could take over', '<a href="{{creator.name}}">', '<a href="">'],
    [
      'with a fallback',
      '<a href="{{list.name|https://f.example/?a=1&amp;b}}">',
      '<a href="https://f.example/?a=1&amp;b">',
    ],
    ['only named in the text', '<p>href="https://a.example/"</p>', '<p>href="https://a.example/"</p>'],
    ['of a picture', '<img src="https://a.example/b.png">', '<img src="https://a.example/b.png">'],
  ])('%s', (_, html, expected) => {
    expect(filled(html, { token: 'TOK' })).toBe(expected);
  });

  test.each([
    [
      '<a href="https://a.example/?a=1&amp;c={{creator.id}}">',
      '<a href="https://a.example/?a=1&amp;c=a%20b%2F%C3%BC">',
    ],
    ['<a href="{{unsubscribe.link}}">', '<a href="https://star.example/u/preview">'],
    ['<a href="{{link}}">', '<a href="https://star.example/s/aB3dE6gH1">'],
  ])('leads where it was written to in a preview: %s', (html, expected) => {
    expect(filled(html, { token: null })).toBe(expected);
  });

  test('stays when clicks are not tracked, its values encoded', () => {
    expect(filled('<a href="https://a.example/?c={{creator.id}}">', { token: 'TOK', clicks: false })).toBe(
      '<a href="https://a.example/?c=a%20b%2F%C3%BC">',
    );
  });

  test('has the number of its place', () => {
    const html =
      '{{list.name|<a href="https://no.example/">}} <a href="https://a.example/?a=1&amp;b=2">{{creator.name}}</a> <a href="#x">, <a href="http://b.example/{{creator.id}}">';
    const { links, pieces } = htmlPieces(html, { opens: false, clicks: true });
    expect(links).toEqual(['https://a.example/?a=1&b=2', 'http://b.example/{{creator.id}}']);
    expect(fillPieces(pieces, { values, token: 'TOK', publicUrl })).toBe(
      '<a href="https://no.example/"> <a href="https://star.example/m/c/TOK/0">Ann &amp; &quot;Bo&quot;</a> <a href="#x">, <a href="https://star.example/m/c/TOK/1">',
    );
  });
});

test.each([
  ['https://a.example/?c={{creator.id}}&d=1 {{creator.id}}', 'https://a.example/?c=a%20b%2F%C3%BC&d=1 a b/ü'],
  ['<https://a.example/> {{creator.id}}', '<https://a.example/> a b/ü'],
  ['https://a.example，{{creator.id}}', 'https://a.example，a b/ü'],
])('the text %s contains its values', (text, expected) => {
  expect(fillPieces(textPieces(text), { values, token: null, publicUrl })).toBe(expected);
});

describe('a tracked mail', () => {
  const messageTemplate = compileMail({
    from: { name: '', address: 'a@brand.example' },
    replyTo: 'a@brand.example',
    cc: [],
    subject: 'x',
    html: `<p><a href="https://a.example/">${'a'.repeat(100)}</a></p>`,
    text: 'https://a.example/',
    lang: 'zh',
    files: [],
    publicUrl,
    tracking: { opens: true, clicks: true },
  });
  const filling = {
    to: { name: '', address: 'c@x.example' },
    messageId: '<m@brand.example>',
    date: new Date('2026-11-20T08:00:00Z'),
    references: [],
    token: 'T'.repeat(32),
    values,
  };

  test('ends in its pixel', async () => {
    const { html } = await PostalMime.parse(fillMail(messageTemplate, filling));
    expect(html).toMatch(
      new RegExp(`</p><img src="https://star.example/m/o/${filling.token}"[^>]*>\\s*</body></html>\\s*$`),
    );
    expect(html).toContain(`<a href="https://star.example/m/c/${filling.token}/0">`);
  });

  test('is looked at without being counted', () => {
    const { html, headers } = fillMessage(messageTemplate, filling);
    expect(html).not.toMatch(/<img|\/m\/c\//);
    expect(html).toContain('<html lang="zh-CN">');
    expect(headers).toContain(`List-Unsubscribe: <https://star.example/u/${filling.token}>`);
    expect(fillMail(messageTemplate, filling).toString()).toMatch(
      new RegExp(`^${headers.replace(/[^\w\s]/g, '\\$&')}\r\n--`),
    );
  });
});

describe('the hidden link', () => {
  const pieces = (
    tracking: { opens: boolean; clicks: boolean; trap?: boolean },
    token: string | null = 'TOK',
  ) =>
    fillPieces(htmlPieces('<a href="https://a.example/">a</a>', tracking).pieces, {
      values,
      token,
      publicUrl,
    });

  test('is behind everything, invisible, inaudible and not focusable', () => {
    expect(pieces({ opens: false, clicks: true, trap: true })).toBe(
      '<a href="https://star.example/m/c/TOK/0">a</a>' +
        '<a href="https://star.example/m/t/TOK" style="display:none" aria-hidden="true" tabindex="-1"></a>',
    );
  });

  test.each([
    ['where no links are tracked', { opens: true, clicks: false, trap: true }, 'TOK'],
    ['in mail of before', { opens: true, clicks: true }, 'TOK'],
    ['in a preview', { opens: true, clicks: true, trap: true }, null],
  ])('is not there %s', (_, tracking, token) => {
    expect(pieces(tracking, token)).not.toContain('/m/t/');
  });

  test('is no link of the mail', () => {
    const { links } = htmlPieces('<a href="https://a.example/">a</a>', {
      opens: true,
      clicks: true,
      trap: true,
    });
    expect(links).toEqual(['https://a.example/']);
  });
});
