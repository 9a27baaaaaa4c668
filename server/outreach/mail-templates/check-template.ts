import type { Lang } from '../../../contract/core/error-texts.ts';
import type { FieldFault } from '../../../contract/core/errors.ts';
import type { TemplateInput } from '../../../contract/outreach/mail-templates/mail-templates.ts';
import { unknownVariables } from '../../../contract/core/mail/mail-variables.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import { mailFilesOf } from '../mail-files/service.ts';

const texts = {
  unknown: {
    zh: (names: string) => `没有这些变量：${names}`,
    en: (names: string) => `Unknown variables: ${names}`,
  },
  attachments: {
    zh: () => '有附件已不存在，请移除后重新上传',
    en: () => 'An attachment no longer exists. Remove it and upload it again.',
  },
};

const writtenFields = ['subject', 'html', 'text'] as const;

/** Returns unknown variables by the fields that use them. */
function variableFaults(
  input: Pick<TemplateInput, (typeof writtenFields)[number]>,
  lang: Lang,
): FieldFault[] {
  return writtenFields.flatMap(field => {
    const names = unknownVariables(input[field] ?? '');
    if (!names.length) return [];
    return [
      {
        field,
        reason: texts.unknown[lang](names.map(name => `{{${name}}}`).join(lang === 'zh' ? '、' : ', ')),
      },
    ];
  });
}

/** @throws AppError invalid_request that names every field: unknown variables, files of another team */
export async function checkTemplate(db: Db, teamId: number, lang: Lang, input: TemplateInput): Promise<void> {
  const faults = variableFaults(input, lang);
  const files = await mailFilesOf(db, teamId, input.attachments);
  if (files.length < input.attachments.length)
    faults.push({ field: 'attachments', reason: texts.attachments[lang]() });
  if (faults.length) throw new AppError('invalid_request', {}, faults);
}
