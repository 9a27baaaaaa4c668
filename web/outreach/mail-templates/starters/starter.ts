import type { TemplateFields } from '../queries.ts';

/** A ready-made template; every variable has a fallback, so that it reads well without known data. */
export type Starter = Pick<TemplateFields, 'kind' | 'subject' | 'html'>;
