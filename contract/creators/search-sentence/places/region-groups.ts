/** Groups of countries with a name and fixed members; vague ones (欧美, Asia) are not included. */
export const regionGroups: readonly (readonly [codes: string, names: string, adjectives: string])[] = [
  [
    'ID MY PH SG TH VN',
    '东南亚|southeast asia|south east asia|south-east asia',
    'southeast asian|south east asian',
  ],
  ['CA US', '北美|北美洲|北美地区|north america', 'north american'],
  ['CA US', '美加', ''],
  [
    'AT BE BG CH CZ DE DK ES FI FR GB GR HR HU IE IT NL NO PL PT RO RS SE SK UA',
    '欧洲|欧洲地区|europe',
    'european',
  ],
  [
    'AR BO BR CL CO CR DO EC GT HN MX NI PA PE PR PY SV UY VE',
    '拉美|拉丁美洲|拉美地区|latin america|latam',
    'latin american',
  ],
  [
    'AE BH KW OM QA SA',
    '海湾国家|海湾六国|海湾地区|海合会|gcc|gulf|gulf states|gulf countries|gulf region',
    '',
  ],
  ['AE BH EG IL IQ JO KW LB OM QA SA TR', '中东|中东地区|middle east', 'middle eastern'],
  [
    'DK FI IS NO SE',
    '北欧|北欧国家|北欧五国|nordics|the nordics|nordic countries|scandinavia',
    'nordic|scandinavian',
  ],
  ['AT CH DE', '德语区|dach|dach region', ''],
  ['HK MO TW', '港澳台|港澳台地区', ''],
  ['HK TW', '港台', ''],
  ['HK MO', '港澳', ''],
  ['JP KR', '日韩|韩日', ''],
  ['GB US', '英美|美英', ''],
  ['AU NZ', '澳新|新澳|anz', ''],
  ['MY SG', '新马', ''],
  ['MY SG TH', '新马泰', ''],
];
