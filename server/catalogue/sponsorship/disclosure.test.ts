import { describe, expect, it } from 'vitest';
import { saysItIsPaid } from './disclosure.ts';

describe('a caption that discloses a payment', () => {
  it.each([
    ['Love this cream #ad'],
    ['#AD new drop'],
    ['＃ad full-width hash'],
    ['Thanks team #sponsored #food'],
    ['#PaidPartnership with a café'],
    ['今天试吃 #广告'],
    ['今天试吃 #廣告 #美食'],
    ['新品开箱#合作'],
    ['本视频含广告，理性消费'],
    ['付费合作'],
    ['오늘의 브이로그 #협찬'],
    ['新作レビュー #タイアップ'],
    ['Món ngon #quảngcáo'],
    ['Món ngon #quangcao'],
    ['Tolle Schuhe #Werbung'],
    ['Rabais #PartenariatRémunéré'],
    ['Paid partnership with Acme'],
    ['In paid partnership\nwith Acme'],
    ['This video is sponsored. Enjoy!'],
    ['Sponsored by Acme'],
    ['Thank you Acme for sponsoring this video'],
  ])('%s', caption => {
    expect(saysItIsPaid(caption)).toBe(true);
  });

  it.each([
    [''],
    ['#adventure awaits'],
    ['#adidas #address'],
    ['#ad-free since 2020'],
    ['adding ads to my life'],
    ['an ad hoc dinner'],
    ['#notsponsored just love it'],
    ['Not sponsored by anyone'],
    ['This is not a paid partnership'],
    ['unpaid partnership of equals'],
    ['商务合作请联系微信'],
    ['广告公司的一天'],
    ['#合作社 的早晨'],
    ['#广告人 日常'],
    ['http://shop.example/#ad2'],
  ])('is not: %s', caption => {
    expect(saysItIsPaid(caption)).toBe(false);
  });

  it('looks at hashtags that the source lists apart', () => {
    expect(saysItIsPaid('no tags here', ['food', 'Sponsored'])).toBe(true);
    expect(saysItIsPaid('no tags here', ['food', 'sponsoredish'])).toBe(false);
  });
});
