/** How a hashtag names the brand of a post: #NordvikPartner, #sponsoredByMirava, #奇宝大使. Folded. */
const endings =
  /^(?<name>[\p{L}\p{N}\p{M}_]{2,}?)_?(?:paidpartner|brandpartner|partner|ambassador|ambassadress|ambassadrice|ambassadeur|botschafterin|botschafter|embajadora|embajador|embaixadora|embaixador|公式アンバサダー|アンバサダー|品牌大使|大使|代言人|서포터즈|앰버서더|앰배서더)$/u;
const beginnings =
  /^(?:sponsoredby|suppliedby|giftedby|invitedby|hostedby|partneredwith|paidpartnershipwith|adfor|ambassadrice|ambassadeur|ambassadorof|embajadora|embajador|embaixadora|embaixador)_?(?<name>[\p{L}\p{N}\p{M}_]{3,})$/u;

/** Partners in life, sport and work, and ambassadors of causes: these words beside "partner" are no brand. */
const everyday = new Set(
  (
    'a an the my your our his her their best good great ideal perfect new old ex future first next dream true ' +
    'accountability adventure art baby beach bed bike biking boss brand brandpaid business camping channel chess ' +
    'co coding coffee content cooking creative creator crime cuddle dance dancing date dating dinner domestic ' +
    'drinking duet eating equal fishing fitness food former game gaming golf gossip growth gym healthy hiking ' +
    'passion pregnancy parenting podcast housing husband implementation javelin lab ladies law life lifes lifetime love lunch managing marriage media ' +
    'movie music my myworkout no official paddle paid party photo play playing police pr prayer private project ' +
    'properly read reading real road roadtrip romantic room run runner running sales same senior sex shopping ' +
    'silent singing skating ski skiing sleeping soul sparring spin sport sports strategic study studying surf ' +
    'swim swimming tango tech technology tennis trade trading training travel traveling trusted tv unequal video ' +
    'walking wedding wife wildlife work working workout writing yoga youth student campus peace goodwill cultural ' +
    'culture climate community un global world tourism school college university peer health mental un_goodwill ' +
    'the_us us french german british american ' +
    '亲善 親善 和平 文化 爱心 愛心 友好 形象 公益 推广 推廣 驻华 駐華 中国 中國 美国 美國 日本 观光 觀光 親善観光 観光 公式 青年 校园 校園 旅游 旅遊 대학생 학생'
  ).split(' '),
);

/** Returns the brand in a hashtag that calls the creator its partner. @param tag folded, without # */
export function partnerIn(tag: string): string | null {
  const name = (endings.exec(tag) ?? beginnings.exec(tag))?.groups?.name ?? '';
  const isName = name.length > 1 && !everyday.has(name) && !/^(?:\d+$|your)/.test(name);
  return isName ? name : null;
}
