import { topicsOfKnowledge } from './topics-of-knowledge.ts';
import { topicsOfLeisure } from './topics-of-leisure.ts';
import { topicsOfLiving } from './topics-of-living.ts';

/** One of the categories that creators are filed under, with the words that name it. Lists stand between bars. */
export interface Topic {
  category: string;
  /** What the field and its parts are called, in Chinese and in English (singular): 美妆, skincare. */
  fields: string;
  /** Dishes, breeds and the like: a country before one is part of its name (日本料理, French bulldog). */
  things: string;
  /** Those who do it: foodie, singer. */
  people: string;
  /** Says only how another field is done where it stands beside one: 吉他教学, 母婴好物, vegan skincare. */
  weak: string;
  /** As often what is to be sold as what somebody does, so only believed with a word for doing it. */
  goods: string;
}

export const topics: readonly Topic[] = [...topicsOfLiving, ...topicsOfLeisure, ...topicsOfKnowledge];
