import { expect, test } from 'vitest';
import { readSentence } from '../read-sentence.ts';

test.each([
  ['同事联系过的不要，旅游', 'contacted=0&category=Travel'],
  ['不要做过广告的', 'has_ads=0'],
  ['接过广告的排除掉', 'has_ads=0'],
  ['已联系的剔掉', 'contacted=0'],
  ['除美国外的护肤博主', 'category=Beauty'],
  ['均播十几万的喜剧演员', 'category=Comedy'],
  ['收藏夹里的不要', 'in_list=0'],
  ['美妆里联系过和收藏过的不要', 'category=Beauty&contacted=0&in_list=0'],
  ['没有邮箱的不要', 'has_email=1'],
  ['不要没有邮箱的', 'has_email=1'],
  ['粉丝低于1万的不要', 'followerCount_start=10000'],
  ['互动率低于2%的一律不看', 'avg_intrate_start=2'],
  ['粉丝1万到5万的不要', ''],
  ['三个月没更新的排除掉', 'sendVideoDate=90'],
  ['近一个月发过视频的不要', ''],
  ['简介里有“代购”的不要', 'keyword_not=代购'],
  ['印尼的不要', ''],
  ['做美妆的中国博主不要', ''],
  ['不要 中国的，旅行', 'category=Travel'],
  ['不要美妆的，澳洲', 'region=AU'],
  ['黑名单里的去掉', ''],
  ['exclude anyone under 10k followers', 'followerCount_start=10000'],
  ['exclude anyone with ads', 'has_ads=0'],
  ['skip the ones we already emailed', 'contacted=0'],
  ['no accounts without an email', 'has_email=1'],
  ["no one who hasn't posted in the last 30 days", 'sendVideoDate=30'],
  ['creators over 500k followers excluded', 'followerCount_end=500000'],
  ['nothing with #giveaway', 'tags_not=giveaway'],
  ['美国以外的英语博主', 'language=en'],
  ['anything but gaming, Japan', 'region=JP'],
  ['no beauty please, Peru', 'region=PE'],
])('%s', (sentence, filters) => {
  const read = Object.entries(readSentence(sentence).filters).map(([name, value]) => `${name}=${value}`);
  expect(read.toSorted()).toEqual(filters.split('&').filter(Boolean).toSorted());
});
