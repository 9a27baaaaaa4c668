import type { SourceFile } from './read-sources.ts';

/** Words of others, or words that must stay as they are. Each with its reason. */
const exceptions: { files: RegExp; words: RegExp; reason: string }[] = [
  {
    files: /^server\/sandbox\/sample-world\/words\//,
    words: /^shelf$/,
    reason: 'invented captions speak of bookshelves',
  },
  {
    files: /^server\/outside\/mail-protocol\/(classification|reply-text)\//,
    words: /^shall$/,
    reason: 'the mails of others say it',
  },
  {
    files: /^(server\/catalogue|contract\/creators\/search-sentence|bench)\//,
    words: /^(shall|bears|anew)$/,
    reason: 'captions and searches of others say it',
  },
  {
    files: /./,
    words: /^(toldAt|notTold|creatorsTold)$/,
    reason: 'fields and values of calls keep their names',
  },
  {
    files: /./,
    words: /^(has|no|over|require)Room$/,
    reason: 'room for more in a plan or a list',
  },
  {
    files: /\/jobs\.ts$/,
    words: /^forget (old|over|notices|links)$/,
    reason: 'jobs name the queues of earlier versions',
  },
  {
    files: /^test\/upgrade\/differences\.ts$/,
    words: /^(bulk work|heeds since)$/,
    reason: 'tables and columns of earlier versions',
  },
];

const glossary = 'GLOSSARY.md';
/** `- Names: …`, `- Tables and columns: …` or `- Phrases: …`, with each word in backticks. */
const list = /^- (Names|Tables and columns|Phrases): (.+)$/gm;

/** The words that GLOSSARY.md says nobody writes. */
function goneWords(text: string): Record<'names' | 'columns' | 'phrases', string[]> {
  const lists = new Map(
    [...text.matchAll(list)].map(([, name, words = '']) => [
      name,
      [...words.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
    ]),
  );
  const wordsOf = (name: string) => lists.get(name) ?? [];
  return { names: wordsOf('Names'), columns: wordsOf('Tables and columns'), phrases: wordsOf('Phrases') };
}

/** `most…` is the beginning of names, `…Told` the end. */
const asPattern = (name: string) =>
  name.endsWith('…') ? `^${name.slice(0, -1)}[A-Z]` : String.raw`[a-z]${name.slice(1)}$`;

/** `mailFact`, `MailFact`, `mail-fact` and `mail_fact` are all `mail fact`. */
const partsOf = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();

const aName = /[A-Za-z][\w-]*/g;
/** A merged migration is never edited, and neither is what an earlier version has left. */
const isOfBefore = ({ path }: SourceFile) =>
  /^migrations\/2026-1(1|2-01-01)/.test(path) || path.startsWith('test/upgrade/2026-11-28/');
/** Comments, documents and English texts; a phrase in code is data. */
const isProse = /^\s*(\/\/|\/?\*|--)|\/\/ /;

function proseOf({ path, text }: SourceFile): string {
  const isText = path.endsWith('.md') || path.startsWith('web/i18n/en/') || /-texts?\.ts$/.test(path);
  if (isText) return text;
  return text
    .split('\n')
    .filter(line => isProse.test(line))
    .join('\n');
}

/** Words that GLOSSARY.md lists as gone, in names of any kind, and phrases in what people read. */
export function wordsToAvoid(files: readonly SourceFile[]): string[] {
  const { names, phrases } = goneWords(files.find(({ path }) => path === glossary)?.text ?? '');
  if (!names.length || !phrases.length)
    return [`${glossary}: the lists of words that are gone are not found`];
  const [parts, whole] = [
    names.filter(name => !name.includes('…')),
    names.filter(name => name.includes('…')),
  ];
  const anyName = new RegExp(String.raw`\b(${parts.map(partsOf).join('|')})s?\b`);
  const anyPattern = new RegExp(whole.map(asPattern).join('|') || '$^');
  const anyPhrase = new RegExp(String.raw`\b(${phrases.join('|')})\b`, 'gi');
  const isExcepted = (path: string, word: string) =>
    exceptions.some(({ files: of, words }) => of.test(path) && words.test(word));
  return files
    .filter(file => file.path !== glossary && file.path !== 'test/architecture/glossary-rules.ts')
    .filter(file => !isOfBefore(file))
    .flatMap(file => {
      const { path } = file;
      const inNames = [...new Set(`${path} ${file.text}`.match(aName))].flatMap(name => {
        const word = anyPattern.test(name) ? name : anyName.exec(partsOf(name))?.[1];
        return word && !isExcepted(path, word) ? [`${path}: ${name}`] : [];
      });
      const inProse = [...proseOf(file).matchAll(anyPhrase)]
        .map(([word]) => word.toLowerCase())
        .filter(word => !isExcepted(path, word));
      return [...inNames, ...new Set(inProse.map(word => `${path}: “${word}”`))];
    });
}

const schemaFolder = 'server/core/db/schema/';
/** The name of a table or a column in the schema as Kysely sees it, e.g. `  lists: {` or `{ key: string; …`. */
const inSchema = /(?<=^|[{;])\s*(\w+)\??: /gm;

/** Tables and columns of the schema with a name that GLOSSARY.md lists as gone. */
export function columnsToAvoid(files: readonly SourceFile[]): string[] {
  const { columns } = goneWords(files.find(({ path }) => path === glossary)?.text ?? '');
  if (!columns.length) return [`${glossary}: the list of tables and columns that are gone is not found`];
  return files
    .filter(({ path }) => path.startsWith(schemaFolder))
    .flatMap(({ path, text }) =>
      [...text.matchAll(inSchema)]
        .filter(([, name = '']) => columns.includes(name))
        .map(([, name]) => `${path}: ${name}`),
    );
}

/** Verbs that say nothing in a search result until they have their noun. */
const bareVerb =
  /^export (?:async )?(?:function\*?|const) (change|check|create|list|present|remove|send|settle|show|start|steer|tell|update)\b/gm;

/** Exported functions are called by a verb and its noun. */
export function bareVerbs(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^(contract|server|web)\/.*\.tsx?$/.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(bareVerb)].map(([, verb]) => `${path}: ${verb} what?`));
}
