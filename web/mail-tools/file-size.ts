const kilo = 1024;

/** Bytes in words: 820 B, 12.4 KB, 3.1 MB. */
export function sizeWords(bytes: number): string {
  if (bytes < kilo) return `${bytes} B`;
  if (bytes < kilo * kilo) return `${(bytes / kilo).toFixed(1)} KB`;
  return `${(bytes / kilo / kilo).toFixed(1)} MB`;
}
