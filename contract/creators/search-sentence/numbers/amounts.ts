import { matchAt, sticky } from '../text/match-pattern.ts';

export interface Amount {
  value: number;
  /** The factor of its unit; 1 without a unit: in 10-50w the ten means 万 too. */
  scale: number;
  to: number;
}

/*
 * Longer ones are no numbers that anybody writes. Every reader looks for a number, at every position: one that ran to
 * the end of the text each time would take a second for some hundred letters.
 */
const figures = sticky(String.raw`(\d{1,3}(?:,\d{3}){1,5}(?!\d)|\d{1,15}(?!\d))(\.\d{1,15}(?!\d))?`);
const scales = sticky(
  String.raw`(?: ?(hundred thousand|hundred|thousand|million|billion|mil|mn|bn)\b|([kwmb])(?![a-z])|([十百千万亿]{1,4}))`,
);
const scaleOf: Record<string, number> = {
  k: 1e3,
  w: 1e4,
  m: 1e6,
  b: 1e9,
  mil: 1e6,
  mn: 1e6,
  bn: 1e9,
  'hundred thousand': 1e5,
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  十: 10,
  百: 100,
  千: 1e3,
  万: 1e4,
  亿: 1e8,
};
const zhDigits = '零一二三四五六七八九';
const zhLetters = '[零〇一二两三四五六七八九十百千万亿]';
const zhNumeral = sticky(`${zhLetters}{1,20}(?!${zhLetters})(?:点[零〇一二三四五六七八九]{1,10})?[万亿]?`);

/** 五六万 is neither five nor six, 十几万 no exact number. */
const vague = /^[^点]*[一二两三四五六七八九]{2}/;
const goesOnVaguely = /^[几多来余][百千万亿]/;

const words: Record<string, number> = {
  half: 0.5,
  quarter: 0.25,
  a: 1,
  an: 1,
  one: 1,
  once: 1,
  two: 2,
  twice: 2,
  three: 3,
  thrice: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const counts = Object.keys(words).filter(word => !['half', 'quarter', 'a', 'an'].includes(word));
const ones = counts.join('|');
const tens = counts.filter(word => word.endsWith('ty')).join('|');
const digits = 'one|two|three|four|five|six|seven|eight|nine';
const belowHundred = String.raw`(?:(?:${tens})[ -](?:${digits})|${ones})\b`;
const enNumeral = sticky(
  String.raw`(?:(?:half an?|(?:a )?quarter(?: of)?(?: an?)?) (?=million|billion|thousand)|(?=hundred (?:thousand|million))|an? (?=hundred|thousand|million|billion)|(?:${digits}|an?)? ?hundred(?: and)? (?:${belowHundred})|${belowHundred})(?: ?(?:hundred|thousand|million|billion)\b)*`,
);

const tidy = (value: number) => Number(value.toPrecision(12));

function fromFigures(text: string, at: number): Amount | undefined {
  const found = matchAt(figures, text, at);
  if (!found) return undefined;
  const value = Number((found[1] ?? '').replaceAll(',', '') + (found[2] ?? ''));
  const end = at + found[0].length;
  const scaled = matchAt(scales, text, end);
  const [whole = '', english, letter, chinese = ''] = scaled ?? [];
  const named = english ?? letter;
  const scale = named
    ? (scaleOf[named] ?? 1)
    : [...chinese].reduce((all, each) => all * (scaleOf[each] ?? 1), 1);
  return { value: tidy(value * scale), scale, to: end + whole.length };
}

function fromChinese(text: string, at: number): Amount | undefined {
  const numeral = matchAt(zhNumeral, text, at)?.[0];
  if (!numeral || vague.test(numeral)) return undefined;
  if (goesOnVaguely.test(text.slice(at + numeral.length))) return undefined;
  let [total, section, digit, scale] = [0, 0, 0, 1];
  let fraction = 0;
  for (const letter of numeral.replaceAll('两', '二').replaceAll('〇', '零')) {
    const unit = scaleOf[letter];
    if (letter === '点') fraction = 1;
    else if (unit === undefined) {
      if (fraction) digit += zhDigits.indexOf(letter) * (fraction /= 10);
      else digit = zhDigits.indexOf(letter);
    } else if (unit >= 1e4) {
      total = (total + section + digit || 1) * unit;
      [section, digit, scale, fraction] = [0, 0, Math.max(scale, unit), 0];
    } else {
      section += (digit || 1) * unit;
      [digit, scale] = [0, Math.max(scale, unit)];
    }
  }
  return { value: tidy(total + section + digit), scale, to: at + numeral.length };
}

function fromEnglish(text: string, at: number): Amount | undefined {
  const numeral = matchAt(enNumeral, text, at)?.[0];
  if (!numeral) return undefined;
  let [total, current, scale] = [0, 0, 1];
  for (const word of numeral.replace(/^a (?=quarter)|(?<=hundred )and /, '').split(/[ -]/)) {
    const unit = scaleOf[word];
    if (unit === undefined) {
      const value = words[word];
      if (value !== undefined)
        current = current && value === 1 && word.length < 3 ? current : current + value;
    } else {
      scale *= unit;
      if (unit === 100) current = (current || 1) * 100;
      else [total, current] = [total + current * unit, 0];
    }
  }
  return { value: tidy(total + current), scale, to: at + numeral.length };
}

/** Reads a number as people write it: 10万, 1.5w, 五十万, 10,000, 1m, half a million, twenty-five thousand. */
export function readAmount(text: string, at: number): Amount | undefined {
  return (
    fromFigures(text, at) ??
    fromChinese(text, at) ??
    (/[a-z0-9]/.test(text[at - 1] ?? '') ? undefined : fromEnglish(text, at))
  );
}
