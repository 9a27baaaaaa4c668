import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

/** What a picture is of: a creator, a post of the catalogue, or a post that projects watch. */
const pictureKinds = ['creator', 'post', 'watched'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/**
 * For pictures on a page, which cannot send a token: `seal` proves that a reply of ours handed out the address. A
 * picture that is not kept yet is fetched because of the call; until then the answer is empty and one pixel wide. One
 * that does not exist is two pixels wide.
 */
export const getPicture = endpoint({
  method: 'GET',
  path: '/kol/api/pictures/:kind/:subject',
  access: 'open',
  summary: 'The picture of a creator or a post, from our own store',
  tag: 'creators',
  params: z.object({ kind: z.enum(pictureKinds), subject: z.string().min(1).max(300) }),
  query: z.object({
    seal: z.string().regex(/^[\w-]{22}$/),
    /** Changes with the picture, so that a browser that holds the former one asks again. */
    v: z.string().max(20).optional(),
  }),
  sends: ['image/webp', 'image/svg+xml'],
  reply: z.never(),
});
