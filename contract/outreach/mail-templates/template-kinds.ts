/** A first mail, or one that follows it up. */
export const templateKinds = ['body', 'followUp'] as const;
export type TemplateKind = (typeof templateKinds)[number];
