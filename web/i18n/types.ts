import type creators from './zh/creators.ts';
import type formulas from './zh/formulas.ts';
import type identity from './zh/identity.ts';
import type landing from './zh/landing.ts';
import type operations from './zh/operations.ts';
import type shell from './zh/shell.ts';

/** The Chinese texts are the master: a key that they lack does not compile. */
export interface Texts {
  shell: typeof shell;
  identity: typeof identity;
  landing: typeof landing;
  creators: typeof creators;
  formulas: typeof formulas;
  operations: typeof operations;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Texts;
    contextSeparator: '#';
    pluralSeparator: '#';
  }
}
