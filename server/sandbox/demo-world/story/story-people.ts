import type { Actor } from '../../../core/context.ts';
import { realContext } from '../../../core/real-context.ts';

/**
 * Who may act in a story. Its people have no sessions: an account has one at a time, and a user who signs in to the demo
 * account meanwhile is not to be signed out by the story.
 */
export class StoryPeople {
  private readonly admitted = new Map<string, Actor>();

  /** @returns the token by which `authenticate` knows them */
  admit(actor: Actor): string {
    const token = realContext().randomBytes(24).toString('base64url');
    this.admitted.set(token, actor);
    return token;
  }

  authenticate = (token: string): Actor | null => this.admitted.get(token) ?? null;
}
