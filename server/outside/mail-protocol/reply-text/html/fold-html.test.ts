import { describe, expect, it } from 'vitest';
import { foldHtml } from './fold-html.ts';

const attribution =
  'On Mon, Feb 1, 2026 at 6:32 PM Ann &lt;<a href="mailto:ann@shop.example">ann@shop.example</a>&gt; wrote:';
const header = '<b>From:</b> Ann<br><b>Sent:</b> Monday<br><b>To:</b> Bo<br><b>Subject:</b> Lamp';

/** What a reader sees, without the markup. */
const seen = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Tags that stay open, or close what is not open. */
function unbalanced(html: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, close, name = ''] of html.matchAll(/<(\/?)([a-z]+)[^>]*>/g)) {
    if (['br', 'hr', 'img'].includes(name)) continue;
    if (!close) open.push(name);
    else if (open.pop() !== name) wrong.push(name);
  }
  return [...open, ...wrong];
}

describe('the other mail in HTML', () => {
  it.each([
    [
      'Gmail',
      `<div dir="ltr">Yes.</div><br><div class="gmail_quote"><div class="gmail_attr">${attribution}<br></div><blockquote class="gmail_quote"><p>OTHER</p></blockquote></div>`,
    ],
    [
      'a forward by Gmail',
      '<div>Yes.</div><div class="gmail_quote"><div class="gmail_attr">---------- Forwarded message ---------<br>From: Ann</div>OTHER</div>',
    ],
    [
      'Apple Mail',
      `Yes.<br><div><blockquote type="cite"><div>${attribution}</div><div>OTHER</div></blockquote></div>`,
    ],
    [
      'Thunderbird',
      '<p>Yes.</p><div class="moz-cite-prefix">Anything 1.2.2026:<br></div><blockquote type="cite"><p>OTHER</p></blockquote>',
    ],
    [
      'Outlook on the web',
      `<div>Yes.</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg">${header}</div><div>OTHER</div>`,
    ],
    [
      'Outlook that met it again',
      `<div>Yes.</div><hr><div id="x_divRplyFwdMsg">${header}</div><div>OTHER</div>`,
    ],
    [
      'Outlook',
      `<div><p class=MsoNormal>Yes.</p><div><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'><p>${header}</p></div></div><p>OTHER</p></div>`,
    ],
    [
      'Outlook in an unknown language',
      `<p>Yes.</p><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in'><p>Xyz: Ann</p></div><p>OTHER</p>`,
    ],
    [
      'Yahoo',
      `<div>Yes.</div><div id="ydp1yahoo_quoted_2" class="ydp1yahoo_quoted"><div>${attribution}</div><div>OTHER</div></div>`,
    ],
    [
      'QQ 邮箱',
      '<div>Yes.</div><div><includetail><div>------------------&nbsp;原始邮件&nbsp;------------------</div><div><b>发件人:</b> Ann</div>OTHER</includetail></div>',
    ],
    [
      'QQ 邮箱 without its tag',
      '<div>Yes.</div><div>------------------&nbsp;原始邮件&nbsp;------------------</div><div>OTHER</div>',
    ],
    [
      '网易',
      '<div>Yes.</div><div>在 2026-02-01 18:32:10，"Ann" &lt;ann@shop.example&gt; 写道：</div><blockquote id="isReplyContent"><div>OTHER</div></blockquote>',
    ],
    [
      '飞书',
      '<div>Yes.</div><div id="lark-mail-quote-17" class="history-quote-wrapper"><div>发件人: Ann</div>OTHER</div>',
    ],
    ['GMX', '<div>Yes.</div><div name="quote" style="margin:10px">OTHER</div>'],
    [
      'French entities',
      '<p>Yes.</p><p>Le 1 f&eacute;vr. 2026 &agrave; 18:32, Ann &lt;a@b.example&gt; a &eacute;crit&nbsp;:</p><p>OTHER</p>',
    ],
    ['text in lines', '<pre>Yes.\n\n&gt; OTHER\n</pre>'],
    ['a table around', `<table><tr><td><p>Yes.</p>${header}<br>OTHER</td></tr></table>`],
  ])('%s', (_name, html) => {
    const { visibleHtml, foldedHtml } = foldHtml(`<html><body>${html}</body></html>`);
    expect(seen(visibleHtml)).toBe('Yes.');
    expect(seen(foldedHtml)).toContain('OTHER');
    expect(unbalanced(visibleHtml)).toEqual([]);
    expect(unbalanced(foldedHtml)).toEqual([]);
  });

  it.each([
    '<p>Yes.</p><p>In May.</p>',
    '<p>Yes:</p><blockquote style="margin:0 0 0 40px;border:none;padding:0"><p>indented</p></blockquote>',
    '<p>1 &lt; 2 and <b>bold</p>',
    '<blockquote>Only a quote.</blockquote>',
    '',
  ])('leaves %j as it is', html => {
    expect(foldHtml(html)).toEqual({ visibleHtml: html, foldedHtml: '' });
  });

  it('keeps answers inside a quote, and the answered parts', () => {
    const html = `<div class="gmail_quote"><div class="gmail_attr">${attribution}</div><blockquote class="gmail_quote">How much?</blockquote><div>300.</div><blockquote class="gmail_quote">When?</blockquote><div>In May.</div><blockquote class="gmail_quote">OTHER</blockquote></div>`;
    const { visibleHtml, foldedHtml } = foldHtml(html);
    expect(seen(visibleHtml)).toContain('How much? 300. When? In May.');
    expect(seen(foldedHtml)).toBe('OTHER');
  });

  it('folds signatures of programs, phones and people', () => {
    const html =
      '<div>Yes.</div><div>Sent from my iPhone</div><br><div class="gmail_signature">Ann<br>Shop</div>';
    expect(seen(foldHtml(html).visibleHtml)).toBe('Yes.');
    expect(seen(foldHtml('<p>Yes.</p><p>-- </p><p>Ann</p><p><img src="logo"></p>').foldedHtml)).toBe(
      '-- Ann',
    );
  });

  it('keeps pictures above a quote', () => {
    const { visibleHtml, foldedHtml } = foldHtml(
      '<p>Yes.</p><p><img src="cid:1"></p><blockquote>OTHER</blockquote>',
    );
    expect(visibleHtml).toBe('<p>Yes.</p><p><img src="cid:1"></p>');
    expect(seen(foldedHtml)).toBe('OTHER');
  });
});

describe('broken and hostile HTML', () => {
  it.each([
    ['open elements', '<div>'.repeat(60_000)],
    ['open quotes', '<blockquote>a'.repeat(30_000)],
    ['closed elements', '</b>'.repeat(60_000)],
    ['crossed elements', '<b><i></b></i>x'.repeat(20_000)],
    ['breaks', '<br>'.repeat(100_000)],
    ['open tags', '<a href="'.repeat(30_000)],
    ['open comments', '<!--'.repeat(60_000)],
    ['brackets', '<'.repeat(300_000)],
    ['attributes', `<p ${'a=b '.repeat(60_000)}>`],
    ['styles', `<p style="${'border:none;'.repeat(30_000)}">a</p>`],
    ['raw texts', '<style>'.repeat(40_000)],
    ['tables', '<table><tr><td>x'.repeat(15_000)],
    ['holders', '<div class=gmail_quote>a<blockquote>b</blockquote>'.repeat(6000)],
    ['entities', '&amp'.repeat(70_000)],
  ])('takes little time for %s', (_name, html) => {
    const start = performance.now();
    const { visibleHtml, foldedHtml } = foldHtml(`<p>Yes.</p>${html}<blockquote>OTHER</blockquote>`);
    expect(performance.now() - start).toBeLessThan(30_000);
    expect(visibleHtml).toContain('Yes.');
    expect(visibleHtml.length + foldedHtml.length).toBeLessThan(6 * html.length + 1000);
  });
});
