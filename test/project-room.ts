import type { SignedIn } from '../server/context.ts';
import type { Project } from '../server/features/monitors/service.ts';
import type { WatchedPost } from '../server/features/post-series/service.ts';
import { startTestApp, type TestApp } from './app.ts';
import { actingAs } from './some-monitors.ts';
import { addProject } from './some-projects.ts';
import { somePost } from './some-watched-posts.ts';
import { makeMember, makeTeam, type Account } from './two-teams.ts';

/** When a test begins. */
export const beginMs = Date.parse('2026-11-20T08:00:00Z');
export const hourMs = 3_600_000;

/** A team that watches, and somebody who does not belong to it. */
export class ProjectRoom {
  readonly app: TestApp;
  readonly owner: Account;
  readonly tokens: { owner: string; colleague: string; stranger: string };
  project: Project;

  private constructor(app: TestApp, of: Pick<ProjectRoom, 'owner' | 'tokens' | 'project'>) {
    this.app = app;
    this.owner = of.owner;
    this.tokens = of.tokens;
    this.project = of.project;
  }

  static async open(): Promise<ProjectRoom> {
    const app = await startTestApp();
    const { database, world } = app;
    const owner = await makeTeam(database.db, world, 'owner');
    const tokens = {
      owner: await app.signInAs(owner),
      colleague: await app.signInAs(await makeMember(database.db, world, owner.teamId, 'colleague')),
      stranger: await app.signInAs(await makeTeam(database.db, world, 'stranger')),
    };
    const project = await addProject(database.db, world, owner);
    return new ProjectRoom(app, { owner, tokens, project });
  }

  /** A project of its own for a test. */
  async begin(): Promise<void> {
    this.app.world.pass(beginMs - this.app.world.now().getTime());
    this.project = await addProject(this.app.database.db, this.app.world, this.owner);
  }

  /** The main account, for calls of services. */
  get ctx(): SignedIn {
    return actingAs(this.app.world, this.owner);
  }

  ago(hours: number): Date {
    return new Date(this.app.world.now().getTime() - hours * hourMs);
  }

  /** No post of another project. */
  post(id: string, fields: Partial<WatchedPost>): WatchedPost {
    return somePost({ platformPostId: `${this.project.id}-${id}`, ...fields });
  }

  close(): Promise<void> {
    return this.app.close();
  }
}
