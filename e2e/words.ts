import enCreators from '../web/i18n/en/creators.ts';
import enIdentity from '../web/i18n/en/identity.ts';
import enLanding from '../web/i18n/en/landing.ts';
import enOperations from '../web/i18n/en/operations.ts';
import enShell from '../web/i18n/en/shell.ts';
import zhCreators from '../web/i18n/zh/creators.ts';
import zhIdentity from '../web/i18n/zh/identity.ts';
import zhLanding from '../web/i18n/zh/landing.ts';
import zhOperations from '../web/i18n/zh/operations.ts';
import zhShell from '../web/i18n/zh/shell.ts';

/** The words that people read and hear, by which the tests find what they act on. */
export const words = {
  zh: {
    creators: zhCreators,
    identity: zhIdentity,
    landing: zhLanding,
    operations: zhOperations,
    shell: zhShell,
  },
  en: {
    creators: enCreators,
    identity: enIdentity,
    landing: enLanding,
    operations: enOperations,
    shell: enShell,
  },
};

/** A sentence with its `{{gaps}}` filled. */
export function filled(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap));
}
