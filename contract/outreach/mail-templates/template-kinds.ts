/** A first mail, or a follow-up. */
export const templateKinds = ['body', 'followUp'] as const;
export type TemplateKind = (typeof templateKinds)[number];
