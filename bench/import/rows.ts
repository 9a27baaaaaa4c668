/** A list as an agency keeps it: links in several forms, names, addresses, repeated tags, some notes. */
export const headings = ['主页链接', '平台', '昵称', '邮箱', '标签', '备注'] as const;

const links = [
  (handle: string) => `https://www.tiktok.com/@${handle}`,
  (handle: string) => `https://www.instagram.com/${handle}/?hl=en`,
  (handle: string) => `https://m.youtube.com/@${handle}?si=abc`,
  (handle: string) => `@${handle}`,
];
const names = ['李雷', '韩梅梅', 'Ann', 'Bùi Văn', 'مريم', '유나'];
const tags = ['美妆', '护肤', '母婴', '户外', '美食', '3C 数码', '穿搭', '宠物'];

export function* importRows(count: number): Generator<string[], void> {
  for (let at = 0; at < count; at++) {
    const handle = `bench_${at}`;
    const form = links[at % links.length] ?? String;
    yield [
      form(handle),
      at % links.length === 3 ? 'TikTok' : '',
      `${names[at % names.length] ?? ''} ${at}`,
      at % 3 ? `${handle}@example.com` : '',
      [tags[at % 8], tags[(at * 5) % 8]].join(', '),
      at % 4 ? '' : `第 ${at} 位，等报价`,
    ];
  }
}
