import type { Lang } from '../../../contract/core/error-texts.ts';

const zh = {
  brand: '星桥帮助',
  skip: '跳到正文',
  product: '打开星桥',
  chapters: '全部章节',
  contents: '本页内容',
  search: '搜索帮助',
  go: '搜索',
  otherLanguage: 'English',
  next: '下一章',
  previous: '上一章',
  found: (count: number, query: string) => `“${query}”的搜索结果（${count}）`,
  none: '没有找到。换个说法，或从章节里找。',
  missing: '没有这一章',
  missingText: '这个地址没有对应的章节，可能已经改名。可以搜索，或从章节里找。',
};

const en: typeof zh = {
  brand: 'Starbridge Help',
  skip: 'Skip to the content',
  product: 'Open Starbridge',
  chapters: 'All chapters',
  contents: 'On this page',
  search: 'Search the help',
  go: 'Search',
  otherLanguage: '中文',
  next: 'Next',
  previous: 'Previous',
  found: (count, query) => `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`,
  none: 'Nothing found. Try other words, or pick a chapter.',
  missing: 'There is no such chapter',
  missingText:
    'This address leads to no chapter; it may have been renamed. Search, or pick one from the list.',
};

export const helpTexts: Record<Lang, typeof zh> = { zh, en };
