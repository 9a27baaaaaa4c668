/** Saves a fetched file through the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the URL by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
