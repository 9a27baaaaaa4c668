import { wordList } from '../word-list.ts';
/** "wrote" as mail programs write it above a quote, by language. */
const verbs = wordList(`
    wrote | writes | has written | said | sent
    a écrit | a ecrit | écrivait | écrit
    schrieb | schrieb folgendes | hat geschrieben | geschrieben | schrieben
    escribió | escribio | escribía | va escriure | escreveu | escrebeu | escribiu | ha scritto | scrive | scriveva
    schreef | verzond | geskryf | heeft geschreven | heeft het volgende geschreven | schreef het volgende | geschreven
    skrev | skrev følgende | skreiv | kirjoitti | kirjutas | reit | skrifaði
    napisał | napisała | napisał(a) | napisali | pisze | napsal | napsala | napsal(a) | píše
    napísal | napísala | napísal(a) | je napisao | je napisala | je napisao/la | napisao je | je pisal
    написал | написала | написал(а) | пишет | писал | писал(а) | написав | написала | пише
    написа | напиша | је написао | је написао/ла
    a scris | ezt írta | írta | έγραψε | rašė | rakstīja | yazdı | şunu yazdı | şunları yazdı
    idatzi zuen | aliandika
    đã viết | viết | menulis | sumulat | ने लिखा | كتب | نوشت | כתב | כתב/ה | כתבה
  `);

/** The same in scripts that put no space between words. */
const joinedVerbs = [
  '写道',
  '寫道',
  '写到',
  '撰写',
  '书写',
  '编写',
  '寫信',
  '書きました',
  'のメール',
  'のメッセージ',
  '작성',
  '썼습니다',
  'เขียนว่า',
  'เขียน',
];

/** Words before the date. */
const leads = wordList(`
    on | at | le | am | el | il | em | no dia | op | den | d. | på | w dniu | dnia | dne | dňa
    в | у | la | în | pada | vào | vào lúc | dana | στις | tarihinde | on the | in data | data
  `);

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
const oneOf = (words: readonly string[]) =>
  words
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');

const verbSource = `(?:(?<!\\p{L})(?:${oneOf(verbs)})(?!\\p{L})|(?:${oneOf(joinedVerbs)}))`;

/** The verb at any position. */
export const anyVerb = new RegExp(verbSource, 'iu');

/** The verb as the last word, before a colon. */
export const lastVerb = new RegExp(`${verbSource} ?(?:(?:the following|følgende|folgendes) ?)?[:：]?$`, 'iu');

const dateSource = String.raw`(?:\d|\p{L}{2,13}[.,]{0,2} ?\(?\d|\p{L}{2,13}[.,]{0,2} \p{L}{2,13}[.,]{0,2} \d)`;

/** "On Mon, …", "Le 4 janv.", "Em qua., 3 de …", "在 2016年": a date after the word that leads to it. */
export const ledDate = new RegExp(`^(?:(?:${oneOf(leads)}) |[在于於] ?)${dateSource}`, 'iu');

/** "2013/7/20", "pe 20. lokakuuta", "Wednesday, 17 November": a date at the start. */
export const bareDate = new RegExp(`^${dateSource}`, 'iu');
