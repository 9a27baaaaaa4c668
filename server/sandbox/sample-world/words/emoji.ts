import type { Niche } from './vocabulary.ts';

/** Emoji that match a niche. */
export const nicheEmoji: Record<Niche, string[]> = {
  food: ['🍜', '🍳', '🥟', '🍰', '🌶️', '☕'],
  beauty: ['💄', '✨', '💅', '🌸', '🧴'],
  fashion: ['👗', '👟', '🧥', '👜', '✨'],
  tech: ['📱', '💻', '🎧', '⌨️', '🔋'],
  gaming: ['🎮', '🕹️', '👾', '🏆'],
  travel: ['✈️', '🏔️', '🌊', '🚂', '🎒'],
  fitness: ['💪', '🏃', '🧘', '🚴'],
  home: ['🏡', '🪴', '🛠️', '🧺'],
  parenting: ['👶', '🧸', '📚', '💛'],
  pets: ['🐱', '🐶', '🐾', '🐠'],
  music: ['🎵', '🎸', '🎹', '🎤'],
  comedy: ['😂', '🎭', '🤡', '🙃'],
  education: ['📚', '✏️', '🔬', '🌍'],
  cars: ['🚗', '🏍️', '🔧', '⚡'],
  finance: ['💰', '📒', '🧾', '📦'],
  art: ['🎨', '🖌️', '🧶', '🏺'],
};

export const anyEmoji = ['✨', '❤️', '🙌', '🔥', '😊', '🌿', '☀️', '💌'];
