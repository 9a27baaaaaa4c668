import { describe, expect, test } from 'vitest';
import { readSentence } from './read-sentence.ts';

/** In the form of an address. */
function asked(sentence: string): string {
  const { filters, sort, platform } = readSentence(sentence);
  const all = { ...filters, ...(sort && { sort }), ...(platform && { platform }) };
  return Object.entries(all)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('&');
}

const cases = (rows: readonly (readonly [sentence: string, filters: string])[]) =>
  test.each(rows)('%s', (sentence, filters) => {
    expect(asked(sentence)).toBe(filters.split('&').filter(Boolean).toSorted().join('&'));
  });

describe('where', () => {
  cases([
    ['印尼美妆博主', 'region=ID&category=Beauty'],
    ['creators in the Netherlands', 'region=NL'],
    ['Japanese or Korean creators', 'region=JP,KR'],
    ['Nordic fashion influencers', 'region=DK,FI,IS,NO,SE&category=Fashion'],
    ['find us beauty creators', 'category=Beauty'],
    ['tiktok us beauty', 'platform=tiktok&region=US&category=Beauty'],
    ['US-based gamers', 'region=US&category=Gaming'],
    ['Indian creators in the US', 'region=US'],
    ['creators who visited Japan', ''],
    ['people named Jordan', ''],
    ['发货地在德国', ''],
    ['recipes for Japan', 'category=Food'],
    ['不要中国的，说中文的旅游博主', 'language=zh&category=Travel'],
    ['欧美健身博主', 'category=Fitness'],
    ['GCC luxury fashion', 'region=AE,BH,KW,OM,QA,SA&category=Fashion'],
    ['日本钓鱼博主', 'region=JP'],
    ['Malaysian makeup', 'region=MY&category=Beauty'],
    ['Colombian salsa dancers', 'region=CO'],
    ['韓國護膚達人', 'region=KR&category=Beauty'],
  ]);
});

describe('a country in the name of a thing is no region', () => {
  cases([
    ['做日本料理的博主', 'category=Food'],
    ['养法国斗牛犬的达人', 'category=Animals'],
    ['意大利面博主', ''],
    ['北欧风家装，泰国达人', 'category=Home&region=TH'],
    ['土耳其地毯收藏家', ''],
    ['German shepherd dogs', 'category=Animals'],
    ['Turkey recipes', 'category=Food'],
    ['creators who collect Jordan sneakers', ''],
    ['home decor and Persian rugs', 'category=Home'],
    ['Korean skincare routines, Brazil', 'category=Beauty&region=BR'],
    ['Korean skincare creators', 'category=Beauty&region=KR'],
    ['Chinese food creators in the UK', 'category=Food&region=GB'],
    ['US dog owners', 'category=Animals&region=US'],
    ['Jordan sneakers', 'category=Fashion'],
    ['Belgian waffle lovers', 'category=Food'],
    ['做韩国烤肉的博主', 'category=Food'],
    ['turkey and chicken recipes', 'category=Food'],
  ]);
});

describe('a word before one that is not understood belongs to it', () => {
  cases([
    ['做素人改造的博主', ''],
    ['找测评头部按摩仪的博主', ''],
    ['beauty salon owners', ''],
    ['email marketing experts', ''],
    ['汽车座椅测评', ''],
    ['DACH 汽车改装', 'region=AT,CH,DE&category=Cars'],
    ['nail polish swatches', 'category=Beauty'],
    ['做吉他教学的', 'category=Music'],
    ['香水', ''],
    ['香水测评', 'category=Beauty'],
  ]);
});

describe('languages', () => {
  cases([
    ['说德语的博主', 'language=de'],
    ['越南语 护肤', 'language=vi&category=Beauty'],
    ['Spanish-speaking creators', 'language=es'],
    ['Spanish creators', 'region=ES'],
    ['makeup, Spanish, verified', 'category=Beauty&language=es&verified=1'],
    ['posting in Spanish or Portuguese', 'language=es,pt'],
    ['适合学英语的教学博主', 'category=Education'],
    ['English teachers in Vietnam', 'region=VN'],
    ['English and Spanish creators', 'language=en,es'],
    ['interested in Korean skincare', 'category=Beauty'],
  ]);
});

describe('figures', () => {
  cases([
    ['百万粉的博主', 'followerCount_start=1000000'],
    ['粉丝50万以下，5万以上', 'followerCount_start=50000&followerCount_end=500000'],
    ['beauty 100k+', 'category=Beauty&followerCount_start=100000'],
    ['micro creators, at least 50k followers', 'followerCount_start=50000&followerCount_end=100000'],
    ['nano or micro', 'followerCount_start=1000&followerCount_end=100000'],
    ['给我10个粉丝过百万的', 'followerCount_start=1000000'],
    ['runners training for their first 10k', ''],
    ['female creators under 30', ''],
    ['播粉比50%以上', 'follower_plays_start=0.5'],
    ['growing 5 to 20% a month', 'growth_start=5&growth_end=20'],
    ['grew 20% in a week', ''],
    ['粉丝五六万', ''],
    ['粉5w+ 均播1w+', 'followerCount_start=50000&avg_plays_start=10000'],
    ['5w+ 均播1w+', 'followerCount_start=50000&avg_plays_start=10000'],
    ['播放量平均在三万到十五万之间', 'avg_plays_start=30000&avg_plays_end=150000'],
    ['views at least 40% of followers', 'follower_plays_start=0.4'],
    ['播放占粉丝40%以上', 'follower_plays_start=0.4'],
    ['粉丝别低于10万', 'followerCount_start=100000'],
    ['min 15k max 45k followers', 'followerCount_start=15000&followerCount_end=45000'],
    ['between thirty and eighty thousand followers', 'followerCount_start=30000&followerCount_end=80000'],
    ['a few hundred thousand followers', ''],
    ['粉丝几十万', ''],
    ['nano级的', 'followerCount_start=1000&followerCount_end=10000'],
    ['粉丝百万级', 'followerCount_start=1000000'],
    ['followers from 20,000 up to 90,000', 'followerCount_start=20000&followerCount_end=90000'],
    ['一周涨粉10%', ''],
    ['预算5000以内', 'price_end=5000'],
    ['under $300 per post', ''],
    ['每天发2条', 'posts_week_start=14'],
    ['周三更新', ''],
    ['一周三更', 'posts_week_start=3'],
    ['一周发2到4条', 'posts_week_start=2&posts_week_end=4'],
    ['who post at least twice a week', 'posts_week_start=2'],
  ]);
});

describe('times', () => {
  cases([
    ['近两周发过视频', 'sendVideoDate=14'],
    ['半年内更新过', 'sendVideoDate=180'],
    ['posted this month', 'sendVideoDate=30'],
    ['active in the last quarter', 'sendVideoDate=90'],
    ['uploaded in the last 48 hours', 'sendVideoDate=2'],
    ["haven't posted in 6 months", ''],
    ['近三个月没发过视频', ''],
    ['can deliver a video within 10 days', ''],
  ]);
});

describe('yes and no', () => {
  cases([
    ['没邮箱的不要', 'has_email=1'],
    ['但没有邮箱', 'has_email=0'],
    ['有蓝V', 'verified=1'],
    ['not verified', 'verified=0'],
    ['还没收藏过、也没联系过的', 'in_list=0&contacted=0'],
    ["exclude people we've already contacted", 'contacted=0'],
    ['排除已收藏的', 'in_list=0'],
    ['含黑名单', 'hide_blocked=0'],
    ['邮箱必须有', 'has_email=1'],
    ['never sponsored', 'has_ads=0'],
    ['不含黑名单', ''],
    ['没接过广告', 'has_ads=0'],
    ['has done sponsored posts', 'has_ads=1'],
    ['a good engagement level', 'level=4'],
    ['good vibes', ''],
    ['没有邮箱也行', ''],
    ['verified or not', ''],
    ['近90天接过广告', 'has_ads=1'],
    ['never done an ad', 'has_ads=0'],
    ['互动等级及格以上', 'level=2,3,4,5'],
  ]);
});

describe('words, hashtags, brands and order', () => {
  cases([
    ['#vanlife #camping', 'tags=vanlife,camping'],
    ['#a或#b，不要#c', 'tags_any=a,b&tags_not=c'],
    ['带#穿搭的博主', 'tags=穿搭'],
    ['简介提到“素食”', 'keyword=素食'],
    ['「平价」或「学生党」', 'keyword_any=平价,学生党'],
    ['不含“代购”', 'keyword_not=代购'],
    ['with the word minimalist in the bio', 'keyword=minimalist'],
    ['合作过 SHEIN 和 Temu 的', 'brands=SHEIN,Temu'],
    ["who worked with L'Oréal Paris, Spain", "brands=L'Oréal Paris&region=ES"],
    ['who worked with kids', ''],
    ['who have advertised recently', ''],
    ['who mention "gluten free" in the bio', 'keyword=gluten free'],
    ['不要简介里提到“代理”的', 'keyword_not=代理'],
    ['没合作过竞品', ''],
    ['按播放排序', 'sort=avg_plays'],
    ['football by follower count', 'category=Sports&sort=followers'],
    ['帶 #護膚', 'tags=護膚'],
    ['cheapest first', ''],
    ['TikTok和YouTube都有号的', ''],
  ]);
});

test('a typo in a long word is corrected', () => {
  expect(asked('skincear creators, egagement rate below 2%')).toBe('avg_intrate_end=2&category=Beauty');
});

test('parts that are not understood are returned as typed', () => {
  expect(readSentence('有没有那种说话很慢、适合学英语的教学博主').unknown).toEqual([
    '说话很慢',
    '适合学英语',
  ]);
  expect(readSentence('Gym people with a Studio, near our Rotterdam warehouse').unknown).toEqual([
    'with a Studio',
    'near our Rotterdam warehouse',
  ]);
  expect(readSentence('帮我找印尼的美妆达人').unknown).toEqual([]);
});

test('every recognised part has its position in the text', () => {
  const sentence = '帮我找 Ｔｉｋｔｏｋ 上 粉丝 10 万以上的印尼达人';
  const { understood } = readSentence(sentence);
  expect(understood.map(({ text, names }) => [text, names])).toEqual([
    ['Ｔｉｋｔｏｋ', ['platform']],
    ['粉丝 10 万以上', ['followerCount_start']],
    ['印尼', ['region']],
  ]);
  for (const { text, from, to } of understood) expect(sentence.slice(from, to)).toBe(text);
});

test.each([
  '',
  ' ',
  '，，',
  '"',
  '#',
  '@name',
  '😀',
  '>',
  'a'.repeat(500),
  '万'.repeat(500),
  '的'.repeat(500),
  '"'.repeat(500),
])('%j gives no filter', text => {
  expect(asked(text)).toBe('');
});

const mixed = '粉丝1万到10万，近一个月发过视频的印尼美妆达人，with 10k to 20k followers，';

test.each([
  mixed,
  '万',
  '五',
  '9',
  '1,000,',
  '有',
  ' ',
  '的',
  'who ',
  '每周',
  '近3个月',
  '「a',
  'us ',
  '联系过的不要',
])('20,000 letters of %s are read as soon as those that the box takes', piece => {
  const long = piece.repeat(Math.ceil(20_000 / piece.length)).slice(0, 20_000);
  const began = performance.now();
  const { unknown } = readSentence(long);
  expect(performance.now() - began).toBeLessThan(1000);
  const unread = long.slice(500).trim();
  expect(unknown.at(-1) ?? '').toBe(unread);
});

test('what the box takes is read to its last letter, and no further', () => {
  const filled = 'x '.repeat(244);
  expect(asked(`${filled}印尼美妆达人`)).toBe('category=Beauty&region=ID');
  expect(readSentence(`${filled}${' '.repeat(12)}印尼美妆达人`)).toMatchObject({
    filters: {},
    unknown: expect.arrayContaining(['印尼美妆达人']) as string[],
  });
});
