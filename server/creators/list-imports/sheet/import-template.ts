import type { Lang } from '../../../../contract/core/error-texts.ts';
import { importHeadings } from '../../../../contract/creators/list-imports/list-import-texts.ts';
import { importFields, type ImportField } from '../../../../contract/creators/list-imports/list-imports.ts';
import { writeBook } from '../../../core/storage/write-workbook.ts';
import { exampleRow } from './example-row.ts';

const widths: Record<ImportField, number> = {
  homepage: 46,
  platform: 12,
  handle: 20,
  name: 18,
  email: 26,
  tags: 22,
  note: 40,
};

export const templateNames: Record<Lang, string> = {
  zh: '达人导入模板.xlsx',
  en: 'creator-import-template.xlsx',
};
const sheetNames: Record<Lang, [string, string]> = {
  zh: ['达人', '填写说明'],
  en: ['Creators', 'How to fill in'],
};

const rules: Record<Lang, string[]> = {
  zh: [
    '只读取第一个工作表，文件不超过 10 MB、50,000 行。',
    '每行一位达人：填写主页链接；没有链接时，填写账号并选择平台。',
    '支持 TikTok、YouTube 和 Instagram 的主页链接，手机上复制的、带参数的链接也可以。',
    '短链接（如 vm.tiktok.com）和看不出达人的视频链接不能导入，请先在浏览器中打开，再复制达人主页的地址。',
    '平台填写 TikTok、YouTube 或 Instagram。',
    '昵称、邮箱、标签、备注可以不填；多个标签或邮箱用逗号分开，标签最多 10 个。',
    '标签和备注只有本团队能看到。',
    '收藏夹剩余位置不够时，整个文件都不会导入，可以拆成几个文件或先清理收藏夹。',
    '示例行会自动跳过，不用删除。',
    '列的顺序可以调整，也可以使用自己的表格：上传后可以指定每一列的含义，下次会自动记住。',
  ],
  en: [
    'Only the first sheet is read. The file can have up to 10 MB and 50,000 rows.',
    'One creator per row: enter the profile link or, without one, the handle and platform.',
    'Any TikTok, YouTube or Instagram profile link works, including links copied on a phone or with parameters.',
    'Short links (such as vm.tiktok.com) and video links that don’t name their creator can’t be imported: open them in a browser and copy the creator’s profile address.',
    'Enter TikTok, YouTube or Instagram as the platform.',
    'Name, email, tags and note are optional. Separate multiple tags or addresses with commas, up to 10 tags.',
    'Only your team sees tags and notes.',
    'If the list doesn’t have enough room, nothing is imported: split the file or make room first.',
    'The example row is skipped automatically; you don’t need to delete it.',
    'Columns can be in any order, and you can use your own spreadsheet: after the upload you match each column, and your choices are remembered.',
  ],
};

/** Makes an Excel file to fill in: headings and an example, and the rules on a second sheet. */
export function makeTemplate(lang: Lang): Promise<Buffer> {
  const inOrder = (texts: Record<ImportField, string>) => importFields.map(field => texts[field]);
  const [first, second] = sheetNames[lang];
  return writeBook([
    {
      name: first,
      rows: [inOrder(importHeadings[lang]), inOrder(exampleRow[lang])],
      widths: importFields.map(field => widths[field]),
      hasHeading: true,
    },
    { name: second, rows: rules[lang].map(rule => [rule]), widths: [110], hasHeading: false },
  ]);
}
