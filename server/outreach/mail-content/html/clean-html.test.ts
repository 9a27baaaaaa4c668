import { describe, expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { textOf } from './html-to-text.ts';

const kept = [
  '<p style="color:#333333;margin:0 auto;font-family:Arial, \'PingFang SC\', sans-serif">a <b>b</b><br />c</p>',
  '<table width="100%" cellpadding="0" style="border-collapse:collapse"><tr><td colspan="2" style="padding:4px 8px;border:1px solid #cccccc">x</td></tr></table>',
  '<a href="https://a.example/?x=1&amp;y={{creator.id|none}}" target="_blank">{{creator.name|A &amp; B}}</a>',
  '<a href="{{unsubscribe.link}}">bye</a> <a href="mailto:a@b.example">mail</a>',
  '<img src="/office/api/mail/pictures/a-B_9" alt="us" width="300" data-hosted="1" />',
  '<img src="https://pictures.example/a.png?x=1&amp;y=2" />',
  '<ul><li>一</li><li dir="rtl">مرحبا</li></ul>',
];

const changed: [string, string, string][] = [
  ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['a style sheet', '<style>p{color:red}</style><p>a</p>', '<p>a</p>'],
  ['a handler', '<p onclick="x()" onmouseover=x>a</p>', '<p>a</p>'],
  ['a link that runs', '<a href="java\tscript:alert(1)">a</a>', '<a>a</a>'],
  ['a form', '<form action="https://x.example"><input name="a"><button>go</button></form>', 'go'],
  ['a frame', '<iframe src="https://x.example"></iframe>a', 'a'],
  ['what covers the page', '<p style="position:fixed;top:0;color:red">a</p>', '<p style="color:red">a</p>'],
  ['a style that loads', '<p style="background:url(https://x.example/a.png)">a</p>', '<p>a</p>'],
  ['a picture in the open', '<img src="http://x.example/a.png">', ''],
  ['a picture in the HTML', '<img src="data:image/png;base64,AA==">', ''],
  ['another of our addresses', '<img src="/auth/oauth/token">', ''],
  [
    'a picture of a page of ours',
    '<img src="http://127.0.0.1:8080/office/api/mail/pictures/K1">',
    '<img src="/office/api/mail/pictures/K1" />',
  ],
  [
    'an address without a scheme',
    '<a href="www.brand.example/a">a</a>',
    '<a href="https://www.brand.example/a">a</a>',
  ],
  ['a drawing', '<svg><script>x</script></svg>a', 'a'],
  ['loose marks', 'a < b & c', 'a &lt; b &amp; c'],
];

describe('HTML of a mail', () => {
  test.each(kept)('keeps %s', html => {
    expect(cleanHtml(html)).toBe(html);
  });

  test.each(changed)('loses %s', (_, html, cleaned) => {
    expect(cleanHtml(html)).toBe(cleaned);
    expect(cleanHtml(cleaned)).toBe(cleaned);
  });
});

describe('the text of HTML', () => {
  test.each([
    ['<p>Hi {{creator.name|A &amp; B}},</p><p>two<br>three</p>', 'Hi {{creator.name|A & B}},\n\ntwo\nthree'],
    ['<h1>Head</h1><p>a</p><p></p><p><br></p><p>b</p>', 'Head\n\na\n\nb'],
    ['<a href="https://a.example/?x=1&amp;y=2">Shop</a>', 'Shop <https://a.example/?x=1&y=2>'],
    ['<a href="https://a.example/">https://a.example/</a>', 'https://a.example/'],
    ['<a href="{{unsubscribe.link}}">bye</a>', 'bye <{{unsubscribe.link}}>'],
    ['<a href="{{link}}">look</a> or <a href="{{link}}">{{link}}</a>', 'look <{{link}}> or {{link}}'],
    ['<ul><li>one</li><li>two</li></ul>', '* one\n * two'],
    ['<p>a</p><img src="https://x.example/a.png" alt="logo"><p>中文</p>', 'a\n\n中文'],
    [`<p>${'long words '.repeat(40).trim()}</p>`, 'long words '.repeat(40).trim()],
  ])('%s', (html, text) => {
    expect(textOf(html)).toBe(text);
  });
});
