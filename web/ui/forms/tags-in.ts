/** What is typed as tags, separated by commas of either script or by lines; each once. */
export const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,，、\n]/)
      .map(tag => tag.trim())
      .filter(Boolean),
  ),
];
