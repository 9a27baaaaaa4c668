import type { FieldFault } from '../../../../contract/core/errors.ts';
import type { Lang } from '../../../../contract/core/error-texts.ts';
import { chosenCode, isReservedCode } from '../../../../contract/links/link-kinds.ts';
import type { LinkFields } from '../../../../contract/links/short-links.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import type { LinkServices } from '../../../outside/network/link-services.ts';
import { AppError } from '../../../core/errors.ts';
import { findShortHosts } from '../../short-domains/service.ts';
import { hostOfTarget, targetFault } from './target-fault.ts';

const texts = {
  zh: {
    format: '请输入正确的网址',
    inside: '不能跳转到内部网络的地址',
    own: '不能跳转到另一个短链',
    tooLong: '加上达人账号后网址超过了 2,000 个字符',
    code: '短码为 3–32 位字母、数字、- 或 _，首尾须为字母或数字',
    reserved: '这个短码由系统保留，请换一个',
    taken: '这个短码已被使用，请换一个',
    past: '到期时间必须晚于现在',
    nobody: '没有这位达人',
    noPlace: '这个域名还没有通过验证',
  },
  en: {
    format: 'Please enter the correct URL address',
    inside: 'Can’t point to a private network',
    own: 'Can’t point to another short link',
    tooLong: 'With the creator’s handle, the URL exceeds 2,000 characters',
    code: '3 to 32 letters, digits, - or _, starting and ending with a letter or digit',
    reserved: 'This code is reserved. Choose another.',
    taken: 'This code is taken. Choose another.',
    past: 'Must be in the future',
    nobody: 'Creator not found',
    noPlace: 'This domain isn’t verified yet',
  },
};

export type LinkFault = keyof (typeof texts)['zh'];

const faultOf = (lang: Lang, field: string, fault: LinkFault): FieldFault => ({
  field,
  reason: texts[lang][fault],
});

export const invalid = (lang: Lang, field: string, fault: LinkFault): AppError =>
  new AppError('invalid_request', {}, [faultOf(lang, field, fault)]);

export const takenCode = (lang: Lang): AppError =>
  new AppError('taken', {}, [faultOf(lang, 'code', 'taken')]);

/** @param code empty asks for a random one */
function codeFault(code: string): 'code' | 'reserved' | null {
  if (!code) return null;
  if (!chosenCode.test(code)) return 'code';
  return isReservedCode(code) ? 'reserved' : null;
}

type TargetFields = Pick<LinkFields, 'targetUrl' | 'iosUrl' | 'androidUrl' | 'desktopUrl'>;
const targetFields = ['targetUrl', 'iosUrl', 'androidUrl', 'desktopUrl'] as const;

async function targetFaults(
  db: Db,
  lang: Lang,
  links: Pick<LinkServices, 'publicUrl' | 'shortUrl'>,
  fields: TargetFields,
): Promise<FieldFault[]> {
  const given = targetFields.flatMap(field => (fields[field] ? [{ field, url: fields[field] }] : []));
  const judged = given.map(({ field, url }) => {
    const fault = targetFault(links, url);
    return { field, fault, host: fault ? null : hostOfTarget(url) };
  });
  const ours = await findShortHosts(
    db,
    judged.flatMap(({ host }) => host ?? []),
  );
  return judged.flatMap(({ field, fault, host }) => {
    const found = fault ?? (host !== null && ours.has(host) ? 'own' : null);
    return found ? [faultOf(lang, field, found)] : [];
  });
}

export interface Checked extends TargetFields {
  code?: string;
  expiresAt: string | null;
}

/**
 * Checks what the form of the fields alone cannot.
 * @param before when the link has expired until now
 * @throws AppError invalid_request naming every wrong field
 */
export async function refuseWrongFields(
  db: Db,
  ctx: Pick<Context, 'lang' | 'now'>,
  links: Pick<LinkServices, 'publicUrl' | 'shortUrl'>,
  fields: Checked,
  before: Date | null = null,
): Promise<void> {
  const faults = await targetFaults(db, ctx.lang, links, fields);
  const code = codeFault(fields.code ?? '');
  if (code) faults.push(faultOf(ctx.lang, 'code', code));
  const expiresAt = fields.expiresAt === null ? null : new Date(fields.expiresAt);
  if (expiresAt && expiresAt.getTime() !== before?.getTime() && expiresAt <= ctx.now()) {
    faults.push(faultOf(ctx.lang, 'expiresAt', 'past'));
  }
  if (faults.length) throw new AppError('invalid_request', {}, faults);
}
