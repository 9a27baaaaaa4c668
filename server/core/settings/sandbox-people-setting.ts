import { z } from 'zod';
import { type Personas, personasSchema } from '../../../contract/core/mail/sandbox-personas.ts';

const kinds = Object.keys(personasSchema.shape);
const shape = `must be like reply=25,autoReply=8,bounce=7,read=40`;

/** `reply=25,autoReply=8,bounce=7,read=40` in percent; a missing one is 0, the rest of the people never open mail. */
export const peopleSetting = z.string().transform((text, context): Personas => {
  const shares = new Map<string, number>();
  for (const part of text.split(',')) {
    const [, kind = '', percent = ''] = /^\s*(\w+)\s*=\s*(\d{1,3})\s*$/.exec(part) ?? [];
    if (!kinds.includes(kind) || shares.has(kind)) {
      context.addIssue(shape);
      return z.NEVER;
    }
    shares.set(kind, Number(percent));
  }
  if ([...shares.values()].reduce((sum, share) => sum + share, 0) > 100) {
    context.addIssue('comes to more than 100 percent');
    return z.NEVER;
  }
  const of = (kind: keyof Personas) => shares.get(kind) ?? 0;
  return { reply: of('reply'), autoReply: of('autoReply'), bounce: of('bounce'), read: of('read') };
});
