const variable = /\{\{[^{}|]*(?:\|([^{}]*))?\}\}/g;

/** A text with variables as somebody reads it whose values are not known: each stands as its default, or as `…`. */
export const exampleText = (text: string): string =>
  text.replace(variable, (_, fallback?: string) => fallback?.trim() || '…');
