/**
 * Copies a text to the clipboard. Over plain http, browsers offer no clipboard to pages, so a selected field is copied
 * instead; it must be in the open dialog, since nothing behind it can be selected.
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}
