/**
 * Variables of mail: `{{creator.name}}`, with a fallback for an unknown value: `{{creator.name|there}}`. Values are
 * formatted in the language of the mail.
 */
export const mailVariables = [
  'creator.name',
  'creator.id',
  'creator.handle',
  'creator.platform',
  'creator.followers',
  'creator.averagePlays',
  'creator.homepage',
  'creator.topPost.title',
  'creator.topPost.plays',
  'creator.topPost.url',
  'creator.region',
  'list.name',
  'sender.name',
  'sender.address',
  'team.name',
  'link',
  'creator.page',
  'unsubscribe.link',
] as const;
export type OfferedVariable = (typeof mailVariables)[number];

/** The product itself writes these into the line below a mail; menus do not offer them. */
const footerVariables = ['unsubscribe.question', 'unsubscribe.label'] as const;
export type MailVariable = OfferedVariable | (typeof footerVariables)[number];

export interface VariableUse {
  /** As written; it may be unknown. */
  name: string;
  fallback: string | null;
  /** Its position in the text, and its length. */
  at: number;
  length: number;
}

const pattern = /\{\{\s*([^{}|]{0,80}?)\s*(?:\|([^{}]{0,200}))?\}\}/g;

/** Returns every use of a variable in a text, in order. */
export function variableUses(text: string): VariableUse[] {
  return [...text.matchAll(pattern)].map(match => ({
    name: match[1] ?? '',
    fallback: match[2]?.trim() ?? null,
    at: match.index,
    length: match[0].length,
  }));
}

export const isMailVariable = (name: string): name is MailVariable =>
  [...mailVariables, ...footerVariables].some(each => each === name);

/** Returns names of unknown variables, each once. */
export function unknownVariables(text: string): string[] {
  return [...new Set(variableUses(text).map(({ name }) => name))].filter(name => !isMailVariable(name));
}

/** `{{creator.name|there}}` */
export function variableText(name: string, fallback: string | null): string {
  return fallback ? `{{${name}|${fallback}}}` : `{{${name}}}`;
}

/** Values by name; absent or empty means unknown, so that the fallback is used. */
export type VariableValues = Partial<Record<MailVariable, string>>;
