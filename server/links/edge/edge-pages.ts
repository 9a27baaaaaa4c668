import { createHash } from 'node:crypto';
import { directionOf, localeOf, type ReaderLang } from '../../../contract/core/mail/reader-langs.ts';
import type { PageKind } from './page-texts/page-texts.ts';
import { textsIn } from './page-texts-in.ts';

const style = `
:root { color-scheme: light dark; --ink: #1c2333; --ink-2: #4a5468; --paper: #f5f6fa; --card: #fff; --accent: #3346c4; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef0f6; --ink-2: #b3bac9; --paper: #12151d; --card: #1b202b; --accent: #9aa8ff; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, -apple-system, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
main { max-width: 480px; width: 100%; background: var(--card); border-radius: 14px; padding: 32px 28px; }
h1 { margin: 0 0 10px; font-size: 22px; line-height: 1.3; }
p { margin: 0; color: var(--ink-2); }
form { display: flex; flex-wrap: wrap; gap: 10px; margin-block-start: 22px; }
input { flex: 1 1 200px; min-width: 0; min-height: 44px; padding: 0 12px; border: 1px solid var(--ink-2); border-radius: 8px; background: transparent; color: inherit; font: inherit; }
button { min-height: 44px; padding: 0 18px; border: 0; border-radius: 8px; background: var(--accent); color: var(--card); font: inherit; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

/** Old in-app browsers have no clipboard API, so the selected text is copied. */
const script = `
document.forms[0].addEventListener('submit', async event => {
  event.preventDefault();
  const [field, button] = event.target.elements;
  field.select();
  try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand('copy'); }
  button.textContent = button.dataset.done;
});
`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const pagePolicy = `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`;

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** @param url the opened address, which visitors in in-app browsers can copy from the page */
export function pageHtml(kind: PageKind, lang: ReaderLang, url = ''): string {
  const texts = textsIn[lang];
  const { title, about } = texts[kind];
  const words = texts.copying;
  const copying =
    kind === 'inApp'
      ? `<form><input readonly aria-label="${words.link}" value="${escaped(url)}"><button data-done="${words.copied}">${words.copy}</button></form><script>${script}</script>`
      : '';
  return `<!doctype html><html lang="${localeOf(lang)}" dir="${directionOf(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${about}</p>${copying}</main></body></html>`;
}
