import { readAddressLine } from '../../../../contract/inbox/address-lines.ts';
import { limits } from '../../../../contract/core/limits.ts';
import { isMailVariable, variableUses } from '../../../../contract/core/mail/mail-variables.ts';
import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { FieldFault } from '../../../../contract/core/errors.ts';
import type { EmailContent } from '../../../../contract/inbox/one-to-one-emails.ts';
import { maxMailBytes } from '../../../outside/mail-protocol/mailbox-access.ts';

const texts = {
  nobody: { zh: () => '请填写收件人', en: () => 'Add a recipient' },
  malformed: {
    zh: (addresses: string) => `这些不是有效的邮箱地址：${addresses}`,
    en: (addresses: string) => `Invalid addresses: ${addresses}`,
  },
  tooMany: {
    zh: () => `一封邮件最多 ${maxAddressees} 个收件人`,
    en: () => `One message can have up to ${maxAddressees} recipients`,
  },
  variables: {
    zh: (names: string) => `还有没有填写的变量：${names}`,
    en: (names: string) => `Variables without a value: ${names}`,
  },
  fileGone: {
    zh: () => '有附件已不存在，请移除后重新上传',
    en: () => 'An attachment no longer exists. Remove it and upload it again.',
  },
  tooLarge: {
    zh: (size: string, max: string) => `邮件连同附件共 ${size}，发件邮箱的服务器最多接收 ${max}`,
    en: (size: string, max: string) =>
      `This message is ${size} with attachments. The sending server accepts up to ${max}.`,
  },
};

const maxAddressees = 100;
const lines = ['to', 'cc', 'bcc'] as const;

/** Returns what is wrong with recipients and content of an email, by field. */
export function contentFaults(content: EmailContent, lang: Lang): FieldFault[] {
  const read = lines.map(field => ({ field, ...readAddressLine(content[field]) }));
  const faults: FieldFault[] = read
    .filter(({ malformed }) => malformed.length)
    .map(({ field, malformed }) => ({
      field,
      reason: texts.malformed[lang](
        malformed
          .join(lang === 'zh' ? '；' : '; ')
          .slice(0, 300)
          .toWellFormed(),
      ),
    }));
  const count = read.reduce((sum, { addressees }) => sum + addressees.length, 0);
  if (!count && !faults.length) faults.push({ field: 'to', reason: texts.nobody[lang]() });
  if (count > maxAddressees) faults.push({ field: 'to', reason: texts.tooMany[lang]() });
  for (const field of ['subject', 'html'] as const) {
    const names = variableUses(content[field]).map(({ name }) => name);
    const known = [...new Set(names)].filter(isMailVariable).map(name => `{{${name}}}`);
    if (known.length) faults.push({ field, reason: texts.variables[lang](known.join(' ')) });
  }
  return faults;
}

const encoded = (size: number) => Math.ceil(size / 57) * 78;
const headers = 4000;
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Returns what is wrong with the files of an email. @param sizes in bytes; null for a missing file */
export function fileFaults(
  sizes: readonly (number | null)[],
  { bodyBytes, maxBytes }: { bodyBytes: number; maxBytes: number | null },
  lang: Lang,
): FieldFault[] {
  const field = 'attachments';
  const isWrong = (size: number | null) => size === null || size > limits.attachmentBytes;
  if (sizes.some(isWrong)) return [{ field, reason: texts.fileGone[lang]() }];
  const whole = sizes.reduce<number>((sum, size) => sum + encoded(size ?? 0), headers + 3 * bodyBytes);
  const max = Math.min(maxBytes ?? maxMailBytes, maxMailBytes);
  if (whole <= max) return [];
  return [{ field, reason: texts.tooLarge[lang](megabytes(whole), megabytes(max)) }];
}
