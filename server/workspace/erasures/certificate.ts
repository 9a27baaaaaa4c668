import {
  dataKinds,
  dataKindTexts,
  erasureDeeds,
  erasureDeedTexts,
} from '../../../contract/core/personal-data/data-kinds.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import type { ErasureRow } from './queries.ts';

const words = {
  zh: {
    title: '个人信息清除证明',
    number: '编号',
    asked: '提出时间',
    ended: '完成时间',
    waiting: '尚未完成',
    done: '已完成的处理',
    nothing: '没有保存与此人有关的内容。',
    rows: (count: number, deed: string) => `${count} 条${deed}`,
    notes: [
      '已删除：整条内容不复存在。',
      '已去除身份：合作、账目或统计仍要计入的内容保留，其中不再有此人的名字、地址、联系方式和文字。金额与数字不变。',
      '已改写：他人写下的内容保留，其中引用此人邮箱或主页的部分已替换。',
      '此人的邮箱和账号只以密钥哈希的形式保留，用来拒绝再次导入；从哈希无法还原。',
      '数据库自身的文件会在其下一次清理后去掉已删除的行；备份在到期时删除，恢复备份后需再次执行本清除。',
    ],
  },
  en: {
    title: 'Certificate of erasure',
    number: 'Number',
    asked: 'Requested',
    ended: 'Completed',
    waiting: 'not completed yet',
    done: 'What was done',
    nothing: 'Nothing was held about this person.',
    rows: (count: number, deed: string) => `${count} ${deed}`,
    notes: [
      'Deleted: the whole entry no longer exists.',
      'Anonymised: an entry that a collaboration, a ledger or a statistic still counts stays, without the name, addresses, contact details and texts of this person. Amounts and figures are unchanged.',
      'Rewritten: what others wrote stays; an email address or a page of this person that it quoted is replaced.',
      'Of the addresses and accounts of this person only keyed hashes are kept, which refuse them when they are imported again. Nothing can be read from them.',
      'The files of the database itself lose deleted rows with its next cleaning. Backups go when their time is over; after one is restored, the erasure has to be repeated.',
    ],
  },
} as const;

const moment = (at: Date | null, otherwise: string) =>
  at ? `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC` : otherwise;

/** Says what was done about a person, by kind and count, without saying who it was. */
export function certificateOf({ id, asked_at, ended_at, done }: ErasureRow, lang: Lang): string {
  const say = words[lang];
  const lines = dataKinds.flatMap(kind => {
    const deeds = erasureDeeds.flatMap(deed => {
      const rows = done[kind]?.[deed] ?? 0;
      return rows ? [say.rows(rows, erasureDeedTexts[lang][deed])] : [];
    });
    return deeds.length ? [`- ${dataKindTexts[lang][kind]}: ${deeds.join(lang === 'zh' ? '，' : ', ')}`] : [];
  });
  return [
    say.title,
    '',
    `${say.number}: ${id}`,
    `${say.asked}: ${moment(asked_at, '')}`,
    `${say.ended}: ${moment(ended_at, say.waiting)}`,
    '',
    say.done,
    ...(lines.length ? lines : [say.nothing]),
    '',
    ...say.notes,
    '',
  ].join('\n');
}
