/** The tags in a text, separated by commas (of either script) or lines; without duplicates. */
export const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,，、\n]/)
      .map(tag => tag.trim())
      .filter(Boolean),
  ),
];
