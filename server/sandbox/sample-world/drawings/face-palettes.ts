export interface Skin {
  base: string;
  /** Neck and ears. */
  shade: string;
  /** Cheeks and lips. */
  blush: string;
  /** Colours of hair that go with it. */
  hair: readonly string[];
}

const dark = ['#241c1a', '#2f2320', '#3b2a22'];
const brown = ['#4a3226', '#5d3d2a', '#3b2a22'];
const light = ['#8a5a34', '#b98245', '#d8a859', '#a4522c'];
const [violet, rose] = ['#7b4b94', '#b4506b'];

export const skins: readonly Skin[] = [
  { base: '#f7d9c4', shade: '#eac0a4', blush: '#e58f86', hair: [...brown, ...light, ...dark] },
  { base: '#f1c9a8', shade: '#e0ad86', blush: '#dd8373', hair: [...dark, ...brown, ...light.slice(0, 1), rose] },
  { base: '#e6b48c', shade: '#d0986d', blush: '#cf7460', hair: [...dark, ...brown, violet] },
  { base: '#c98f66', shade: '#b1774f', blush: '#b05f4c', hair: [...dark, ...brown] },
  { base: '#a06a46', shade: '#875535', blush: '#8f4639', hair: dark },
  { base: '#754a32', shade: '#5f3a26', blush: '#6b3029', hair: dark },
]; // oxfmt-ignore

type Shares = readonly [number, number, number, number, number, number];
const shares: Record<string, Shares> = {
  'CN HK JP KR TW': [40, 50, 10, 0, 0, 0],
  'ID MY PH SG TH VN': [10, 40, 38, 12, 0, 0],
  'AE BD EG IN KW LK MA NP PK QA SA TR': [8, 32, 35, 20, 5, 0],
  'AT BE CH DE DK FI FR GB IE IT KZ NL NO NZ PL PT RO RU SE UA': [55, 28, 5, 4, 4, 4],
  'AR CL CO EC ES MX PE VE': [22, 36, 28, 12, 2, 0],
  'GH KE NG TZ UG ZA': [0, 2, 3, 10, 35, 50],
};
/** Of the rest, where people come from everywhere. */
const elsewhere: Shares = [30, 22, 16, 12, 10, 10];

/** How many of a hundred people of a region have each of `skins`. */
export const skinShares = (region: string): Shares =>
  Object.entries(shares).find(([regions]) => regions.includes(region))?.[1] ?? elsewhere;

/** Where one in six wears a headscarf. */
export const scarfRegions = new Set(['AE', 'EG', 'ID', 'KW', 'MA', 'MY', 'QA', 'SA', 'TR']);

export const grounds = [
  '#cfe3f7', '#d9e8cf', '#f6dfc8', '#e4daf4', '#f9d9dc', '#cdebe6', '#f4e8bf', '#dfe3ea',
]; // oxfmt-ignore

export const clothes = [
  '#3f6fb5', '#2f8577', '#c0573f', '#6a57a5', '#d08a2e', '#394150', '#b9507a', '#5b8f3c', '#e8e4dc',
]; // oxfmt-ignore
