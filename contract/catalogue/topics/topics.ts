import { topicsOfKnowledge } from './topics-of-knowledge.ts';
import { topicsOfLeisure } from './topics-of-leisure.ts';
import { topicsOfLiving } from './topics-of-living.ts';

/** A category of creators with the words that name it. Lists are separated by bars. */
export interface Topic {
  category: string;
  /** Names of the field and its parts, in Chinese and in English (singular): 美妆, skincare. */
  fields: string;
  /** Dishes, breeds and the like: a country before one belongs to its name (日本料理, French bulldog). */
  things: string;
  /** Names of people who do it: foodie, singer. */
  people: string;
  /** Beside another field these only say how that is done: 吉他教学, 母婴好物, vegan skincare. */
  weak: string;
  /** Often a product to sell and not a creator's activity, so they count only beside a word for the activity. */
  goods: string;
}

export const topics: readonly Topic[] = [...topicsOfLiving, ...topicsOfLeisure, ...topicsOfKnowledge];
