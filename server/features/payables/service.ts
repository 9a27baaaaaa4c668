export { payableSums, payableSumsOf, type PayableSums } from './sums.ts';
