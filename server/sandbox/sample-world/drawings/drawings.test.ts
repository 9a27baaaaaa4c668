import { expect, it } from 'vitest';
import { nicheKeys } from '../words/vocabulary.ts';
import { coverAddress, drawPicture, faceAddress } from './picture-addresses.ts';

const ids = Array.from({ length: 300 }, (_, at) => `sample-tt-${at}`);
const addresses = [
  ...ids.map(id => faceAddress('VN', id)),
  ...nicheKeys.map(niche => coverAddress(niche, 'post-1')),
];

it('draws the same picture for the same person or post', () => {
  for (const address of addresses) expect(drawPicture(address)).toBe(drawPicture(address));
});

it('draws many different faces', () => {
  expect(new Set(ids.map(id => drawPicture(faceAddress('US', id)))).size).toBeGreaterThan(290);
});

it('draws only shapes, in a small file', () => {
  for (const address of addresses) {
    const drawn = drawPicture(address) ?? '';
    expect(drawn).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/);
    expect(drawn).not.toMatch(/<script|<image|href|undefined|NaN|on\w+=/);
    expect(drawn.length).toBeLessThan(5000);
  }
});

it.each([
  'https://pictures.example/',
  'https://pictures.example/faces/US/',
  'https://pictures.example/covers/nonsense/1',
  'https://pictures.example.com/faces/US/1',
  'https://elsewhere.example/faces/US/1',
])('draws nothing at %s', address => {
  expect(drawPicture(address)).toBeNull();
});
