import type { Lang } from '../../../../contract/core/error-texts.ts';
import { SheetError, type SheetErrorCode } from '../../../outside/connectors/spreadsheets/sheet.ts';
import { AppError } from '../../../core/errors.ts';

/** What is wrong with a file that can be read, besides the faults of the reader. */
type FileFault = SheetErrorCode | 'headingsOnly';

/** Each text says what is wrong and how to fix it; `{row}`, `{limit}`, `{kind}` and `{sheet}` are filled in. */
const texts: Record<Lang, Record<FileFault, string>> = {
  zh: {
    notASpreadsheet: '它不是 Excel 或 CSV 文件，请在 Excel 或 WPS 中另存为 .xlsx 后重新上传',
    oldExcel: '它是旧版 Excel 格式（.xls），请用 Excel 或 WPS 打开，另存为 .xlsx 后重新上传',
    encrypted: '它设置了打开密码，请在 Excel 中取消密码、保存后重新上传',
    empty: '它的第一个工作表没有内容，请把达人填在第一个工作表后重新上传',
    headingsOnly: '它只有标题行，没有达人，请从标题行的下一行开始填写后重新上传',
    tooManyRows: '它超过了 {limit} 行，请拆成几个文件分别上传',
    tooManyColumns: '第 {row} 行超过了 {limit} 列，请删除多余的列后重新上传',
    bomb: '解压后的内容大得不正常，请把需要的行复制到新的表格后重新上传',
    damaged: '文件已损坏，请用 Excel 打开并重新保存后再上传',
    encoding: '文字编码无法识别，请另存为 UTF-8 编码的 CSV 或 .xlsx 后重新上传',
  },
  en: {
    notASpreadsheet:
      'it isn’t an Excel or CSV file; save it as .xlsx in your spreadsheet program and upload that',
    oldExcel: 'it’s in the old Excel format (.xls); open it, save it as .xlsx and upload that',
    encrypted: 'it’s password-protected; remove the password in Excel, save it and upload it again',
    empty: 'its first sheet is empty; put the creators on the first sheet and upload it again',
    headingsOnly: 'it has headings but no creators; fill in the rows below the headings and upload it again',
    tooManyRows: 'it has more than {limit} rows; split it and upload the parts separately',
    tooManyColumns:
      'row {row} has more than {limit} columns; delete the ones you don’t need and upload it again',
    bomb: 'it’s unusually large once unpacked; copy the rows you need to a new sheet and upload that',
    damaged: 'it’s damaged; open it in Excel, save it again and upload that',
    encoding: 'its text encoding isn’t recognised; save it as a UTF-8 CSV or .xlsx and upload that',
  },
};

const atRow: Record<Lang, (row: number) => string> = {
  zh: row => `（第 ${row} 行）`,
  en: row => ` (row ${row})`,
};

/** The error for a file, with its name. */
export function unreadableSheet(
  lang: Lang,
  file: string,
  fault: FileFault,
  details: SheetError['details'] = {},
): AppError {
  const values: Record<string, string | number | undefined> = { ...details };
  const why = texts[lang][fault].replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key];
    return typeof value === 'number' ? value.toLocaleString('en-US') : (value ?? '?');
  });
  const isSaid = details.row === undefined || texts[lang][fault].includes('{row}');
  return new AppError('unreadable_file', {
    file,
    why: isSaid ? why : why + atRow[lang](details.row ?? 0),
    fault,
    ...(details.row === undefined ? {} : { row: details.row }),
  });
}

/** Converts an error of the reader to the refusal of the file; returns other errors as they are. */
export function refusalOf(lang: Lang, file: string, error: unknown): unknown {
  return error instanceof SheetError ? unreadableSheet(lang, file, error.code, error.details) : error;
}
