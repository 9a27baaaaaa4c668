/**
 * Puts a text on the clipboard. On plain http browsers lend no clipboard to pages; a selected field still can
 * be copied from, if it stands in the dialog that is open: nothing behind that can be selected.
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
