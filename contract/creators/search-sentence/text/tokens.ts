import type { Sort } from '../../search/search-filter.ts';
import type { Platform } from '../../../core/platform.ts';
import type { FoldedText } from './folded-text.ts';

/** The meaning of a part of a sentence; filters by the names of the search, as text. */
interface Meaning {
  filters?: Record<string, string>;
  sort?: Sort;
  platform?: Platform;
}

type TokenKind =
  | 'region'
  | 'topic'
  | 'language'
  | 'tier'
  | 'platform'
  /** A condition that is certain without its neighbours: figures, flags, hashtags, sorts … */
  | 'condition'
  /** Without meaning: 帮我找, creators, 的. */
  | 'filler'
  /** A condition that no filter covers: a negated country, an audience, an ability. */
  | 'opaque'
  /** A negation after its object: 联系过的不要. */
  | 'negation'
  | 'unknown'
  | 'break';

/** A span of the folded text. */
export interface Token extends Meaning {
  kind: TokenKind;
  from: number;
  to: number;
  traits?: Traits;
  /** The filters for its negation; for most conditions they follow from its filters. */
  opposite?: Record<string, string>;
}

export interface Traits {
  /** A dish, a breed: a country before it belongs to its name. */
  isThing?: boolean;
  /** Creators, foodies: Thai before it says where they live. */
  isPerson?: boolean;
  /** Thai, not Thailand: qualifies the word after it. */
  isAdjective?: boolean;
  /** US, UK: never part of a dish's name. */
  isShort?: boolean;
  /** in, from, 在, 来自: a place follows. */
  locates?: boolean;
  /** Counts only beside words that are understood. */
  isGuarded?: boolean;
  /** Stays before something unknown: who speak slowly. */
  leads?: boolean;
  /** At the edge of an unknown piece it is dropped. */
  isLight?: boolean;
  /** A count without a name. */
  isLone?: boolean;
  /** A separate piece if it is not understood. */
  isAlone?: boolean;
  /** 波斯, 日式: says where a thing comes from, and is no region. */
  isOrigin?: boolean;
  /** Beside another topic it only says how: 吉他教学, vegan skincare. */
  isWeak?: boolean;
  /** Counts only with a word for the activity: 香水测评. */
  isGoods?: boolean;
  /** Selects a kind of something, and says nothing about the words beside it: luxury fashion, 平价美妆. */
  isModifier?: boolean;
  /** What is done with a topic, which stays the topic: 汽车改装, nail swatches. */
  isDeed?: boolean;
  /** Turns the topic or the country before it into another thing: beauty salon, Moroccan rugs. */
  isNamesake?: boolean;
  /** Also names other things: Jordan, Turkey. */
  isAmbiguous?: boolean;
  /** The language that an adjective can mean as well. */
  language?: string;
}

/** Reads what begins at a position; undefined if it is not of its kind. */
export type Reader = (folded: FoldedText, at: number) => Token | undefined;
