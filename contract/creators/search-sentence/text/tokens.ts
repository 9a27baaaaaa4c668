import type { Sort } from '../../search/search-filter.ts';
import type { Platform } from '../../../core/platform.ts';
import type { FoldedText } from './folded-text.ts';

/** What a piece of a sentence asks for; filters by the names of the search, as their text. */
export interface Meaning {
  filters?: Record<string, string>;
  sort?: Sort;
  platform?: Platform;
}

export type TokenKind =
  | 'region'
  | 'topic'
  | 'language'
  | 'tier'
  | 'platform'
  /** A condition that needs no neighbours to be sure of: figures, flags, hashtags, sorts … */
  | 'condition'
  /** Says nothing: 帮我找, creators, 的. */
  | 'filler'
  /** Said on purpose and covered by no filter: a negated country, an audience, what somebody can do. */
  | 'opaque'
  /** After what it is about: 联系过的不要. */
  | 'negation'
  | 'unknown'
  | 'break';

/** A span of the folded text. */
export interface Token extends Meaning {
  kind: TokenKind;
  from: number;
  to: number;
  traits?: Traits;
  /** What it asks for where it is not wanted; most conditions tell by their filters. */
  opposite?: Record<string, string>;
}

export interface Traits {
  /** A dish, a breed: a country before it belongs to its name. */
  isThing?: boolean;
  /** People who are looked for: creators, foodies; Thai before it says where they are. */
  isPerson?: boolean;
  /** Thai, not Thailand: says something of the word after it. */
  isAdjective?: boolean;
  /** US, UK: never part of a dish's name. */
  isShort?: boolean;
  /** in, from, 在, 来自: what follows is a place. */
  locates?: boolean;
  /** Only believed beside words that are understood. */
  isGuarded?: boolean;
  /** Stays in front of what was not understood: who speak slowly. */
  leads?: boolean;
  /** Never part of what was not understood when it stands at its edge. */
  isLight?: boolean;
  /** A count without a name. */
  isLone?: boolean;
  /** A piece by itself where it is not understood. */
  isAlone?: boolean;
  /** 波斯, 日式: says where a thing is from, and is no region. */
  isOrigin?: boolean;
  /** Says only how, where another topic stands beside it: 吉他教学, vegan skincare. */
  isWeak?: boolean;
  /** Only believed with a word for doing it: 香水测评. */
  isGoods?: boolean;
  /** Tells which of something, and nothing about the words beside it: luxury fashion, 平价美妆. */
  isModifier?: boolean;
  /** What is done with a topic, which stays the topic: 汽车改装, nail swatches. */
  isDeed?: boolean;
  /** Makes another thing of the topic or the country before it: beauty salon, Moroccan rugs. */
  isNamesake?: boolean;
  /** Names other things as well: Jordan, Turkey. */
  isAmbiguous?: boolean;
  /** Language that an adjective can mean as well. */
  language?: string;
}

/** Reads what begins at a place; undefined where it is nothing of its kind. */
export type Reader = (folded: FoldedText, at: number) => Token | undefined;
