import { describe, expect, it } from 'vitest';
import { findLinkText, findOwnLink } from './find-caption-link.ts';
import { findMention } from './find-caption-mention.ts';
import { findTag } from './find-caption-tag.ts';

describe('a hashtag', () => {
  it.each([
    ['New drop #SummerGlow!', [], 'summerglow', '#SummerGlow'],
    ['新品 ＃夏日新品 真好用', [], '#夏日新品', '#夏日新品'],
    ['full width ＃ＳＵＭＭＥＲ', [], 'summer', '#SUMMER'],
    ['ends with a dot #summer.', [], 'summer', '#summer'],
    ['#one#summer#three', [], 'summer', '#summer'],
    ['pasted with a joiner #sum\u200bmer', [], 'summer', '#summer'],
    ['decomposed #e\u0301te\u0301', [], 'été', '#été'],
    ['#hi❤️', [], 'hi❤', '#hi❤'],
    ['', ['Summer'], '#SUMMER', '#Summer'],
    ['#summerglow', [], 'summer', null],
    ['#summer_glow', [], 'summer', null],
    ['#夏日新品真好用', [], '夏日新品', null],
    ['#cafe', [], 'café', null],
    ['summer without a sign', [], 'summer', null],
    ['https://brand.example/#summer', [], 'summer', null],
    ['&#summer', [], 'summer', null],
    ['', [], 'summer', null],
  ])('%j with %j: is #%s there?', (caption, listed, wanted, found) => {
    expect(findTag(caption, listed, wanted)).toBe(found);
  });
});

describe('a mention', () => {
  it.each([
    ['thanks @Brand!', [], 'brand', '@brand'],
    ['thanks ＠ＢＲＡＮＤ', [], '@brand', '@brand'],
    ['感谢@brand真好', [], 'brand', '@brand'],
    ['(with @brand.official)', [], 'brand.official', '@brand.official'],
    ['the end @brand.', [], 'brand', '@brand'],
    ['@other and @brand, both', [], 'brand', '@brand'],
    ['@brand.shop then @brand', [], 'brand', '@brand'],
    ['@brand', [], 'https://www.tiktok.com/@Brand?lang=en', '@brand'],
    ['@brand', [], 'https://www.instagram.com/brand/', '@brand'],
    ['@星桥 你好', [], '星桥', '@星桥'],
    ['', ['@Brand'], 'brand', '@brand'],
    ['@brand.official', [], 'brand', null],
    ['@brand_', [], 'brand', null],
    ['@brands', [], 'brand', null],
    ['@brand-shop', [], 'brand', null],
    ['hello@brand', [], 'brand', null],
    ['@星桥达人', [], '星桥', null],
    ['brand without a sign', [], 'brand', null],
    ['@brand', [], '@', null],
  ])('%j with %j: is %s there?', (caption, listed, wanted, found) => {
    expect(findMention(caption, listed, wanted)).toBe(found);
  });
});

describe('an agreed link', () => {
  it.each([
    ['see https://www.Brand.example/summer?utm=1#x', 'brand.example/summer', 'brand.example/summer'],
    ['see brand.example/summer/', 'https://brand.example/summer?code=9', 'brand.example/summer'],
    ['see BRAND.EXAMPLE.', 'https://brand.example/', 'brand.example'],
    ['any page http://brand.example/a/b', 'brand.example', 'brand.example'],
    ['店铺：brand.example/夏日，快来', 'brand.example/夏日', 'brand.example/夏日'],
    ['use code ＳＴＡＲ１０ today', 'code star10', 'code star10'],
    ['brand.example/summersale', 'brand.example/summer', null],
    ['brand.example/summer/two', 'brand.example/summer', null],
    ['shop.brand.example', 'brand.example', null],
    ['mybrand.example', 'brand.example', null],
    ['brand.example.com', 'brand.example', null],
    ['me@brand.example', 'brand.example', null],
    ['link in bio', 'brand.example', null],
    ['anything', ' ', null],
  ])('%j: is %s there?', (caption, wanted, found) => {
    expect(findLinkText(caption, wanted)).toBe(found);
  });
});

describe('a short link of the team', () => {
  const codes = [
    { host: '', code: 'aB3dE9x' },
    { host: 'go.brand.example', code: 'summer' },
  ];
  it.each([
    ['buy https://starbridge.example/s/aB3dE9x now', 'starbridge.example/s/aB3dE9x'],
    ['buy s.example/aB3dE9x。', 's.example/aB3dE9x'],
    ['buy http://GO.brand.example/summer?x=1', 'GO.brand.example/summer'],
    ['buy https://starbridge.example/s/ab3de9x', null],
    ['buy https://starbridge.example/s/aB3dE9xZ', null],
    ['buy https://other.example/summer', null],
    ['aB3dE9x', null],
  ])('%j', (caption, found) => {
    expect(findOwnLink(caption, codes)).toBe(found);
  });
});
