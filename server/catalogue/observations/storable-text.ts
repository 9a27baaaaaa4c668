/** Removes what PostgreSQL refuses in a text: the zero character and halves of surrogate pairs. */
export function storableText(text: string): string {
  return text.isWellFormed() && !text.includes('\0') ? text : text.replaceAll('\0', '').toWellFormed();
}
