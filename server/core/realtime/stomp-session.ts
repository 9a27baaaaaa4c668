import { channel, isEnd, type EndCode } from '../../../contract/core/realtime-channel.ts';
import type { RealtimeMessage } from '../../../contract/core/realtime.ts';
import type { Actor } from '../context.ts';
import { frameText, makeFrameReader, pulse, type Frame } from './stomp-frames.ts';
import { readHandshake } from './handshake.ts';
import type { RealtimeLimits } from './realtime-limits.ts';

/** The transport of a session: texts are sent in order, and all of them before it closes. */
export interface Pipe {
  write: (text: string) => void;
  close: () => void;
}

/** What the realtime feature needs to know about sessions. */
export interface SessionKnowledge {
  /** Returns the account of an access token, or null. */
  authenticate: (token: string) => Promise<Actor | null>;
  /**
   * Returns why a session is over; called when its token is no longer valid. `actor` is null if the token was invalid
   * from the start. Returns null while the session goes on (its token was renewed or expired), and for an unknown
   * token.
   */
  endOf: (token: string, actor: Actor | null) => Promise<EndCode | null>;
}

export interface SessionSurroundings extends SessionKnowledge {
  limits: RealtimeLimits;
  /** Registers the session for messages. @returns false if the account has too many */
  enter: (session: StompSession, actor: Actor) => boolean;
  onFault: (error: unknown) => void;
}

/** A refusal that closes the socket; its message is for the developer of a client. */
class Refusal extends Error {}

/** An account without the second factor that its team requires hears nothing, as it gets no answers. */
const factorFirst = 'set up a second factor first';

const now = () => performance.now();

/** One socket's STOMP session: its account, its subscriptions, and its end. */
export class StompSession {
  private readonly pipe: Pipe;
  private readonly around: SessionSurroundings;
  private readonly read: (piece: string) => boolean;
  private readonly openedAt = now();
  private readonly subscriptions = new Map<string, string>();
  private token = '';
  private actor: Actor | null = null;
  /** An end that was announced before there was a subscription to send it on. */
  private pendingEnd: EndCode | null = null;
  private heardAt = now();
  private spokeAt = now();
  private checkedAt = now();
  private wantsPulse = false;
  private isOver = false;
  private waiting = 0;
  private sent = 0;
  private work: Promise<void> = Promise.resolve();

  constructor(pipe: Pipe, around: SessionSurroundings) {
    this.pipe = pipe;
    this.around = around;
    this.read = makeFrameReader(around.limits.frameBytes, frame => this.take(frame));
  }

  /** Takes a piece from the transport; SockJS passes on whatever JSON a client has sent. */
  receive(piece: unknown): void {
    if (this.isOver) return;
    this.heardAt = now();
    if (typeof piece !== 'string') this.refuse('a message is a text');
    else if (!this.read(piece)) this.refuse('the frame is too long');
  }

  /** Sends a message. The end of the session waits for a subscription, and closes the socket once it is sent. */
  deliver(message: RealtimeMessage): void {
    if (this.isOver) return;
    if (isEnd(message.code)) this.pendingEnd = message.code;
    if (this.subscriptions.size === 0) return;
    for (const [id, destination] of this.subscriptions) {
      const headers = {
        subscription: id,
        'message-id': String(++this.sent),
        destination,
        'content-type': 'application/json;charset=utf-8',
      };
      this.say(frameText('MESSAGE', headers, JSON.stringify(message)));
    }
    if (isEnd(message.code)) this.close();
  }

  /** Checks whether the session goes on and may listen, and tells its socket if not. */
  async check(): Promise<void> {
    const { actor, token } = this;
    if (this.isOver || !actor) return;
    this.checkedAt = now();
    const found = await this.around.authenticate(token);
    // Meanwhile another frame may have brought the renewed token.
    if (token !== this.token) return;
    if (found?.sessionId === actor.sessionId) {
      if (found.needsFactor) this.refuse(factorFirst);
      return;
    }
    const code = await this.around.endOf(token, actor);
    if (code) this.deliver({ code });
    else this.refuse('the token is no longer good');
  }

  /** Enforces deadlines; called about every second. */
  sweep(): void {
    const { limits } = this.around;
    const at = now();
    const isSettled = this.actor && !this.pendingEnd;
    if (!isSettled && at - this.openedAt > limits.connectWithin) this.refuse('too slow to connect');
    else if (at - this.heardAt > limits.idle) this.refuse('no heart-beat');
    else if (this.wantsPulse && at - this.spokeAt >= limits.pulseEvery) this.say(pulse);
  }

  close(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.pipe.close();
  }

  /** Handles frames one after the other, since some wait for the database. */
  private take(frame: Frame): void {
    if (this.isOver) return;
    if (this.waiting >= this.around.limits.waitingFrames) {
      this.refuse('too many frames at once');
      return;
    }
    this.waiting++;
    this.work = this.work
      .then(() => (this.isOver ? undefined : this.handle(frame)))
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) this.around.onFault(error);
        this.refuse(error instanceof Refusal ? error.message : 'unavailable');
      })
      .finally(() => this.waiting--);
  }

  private async handle(frame: Frame): Promise<void> {
    const { command, headers } = frame;
    if (command === 'CONNECT' || command === 'STOMP') return this.connect(headers);
    if (!this.actor) throw new Refusal('connect first');
    if (command === 'SUBSCRIBE') await this.subscribe(headers);
    else if (command === 'UNSUBSCRIBE') this.subscriptions.delete(headers.id ?? '');
    else if (command === 'SEND') await this.takeHeartbeat(frame);
    else if (command !== 'DISCONNECT') throw new Refusal('a frame that is not served here');
    if (headers.receipt) this.say(frameText('RECEIPT', { 'receipt-id': headers.receipt }));
    if (command === 'DISCONNECT') this.close();
  }

  private async connect(headers: Record<string, string>): Promise<void> {
    if (this.actor) throw new Refusal('connected already');
    const handshake = readHandshake(headers);
    if (typeof handshake === 'string') throw new Refusal(handshake);
    const { token, version, wantsPulse } = handshake;
    const actor = await this.around.authenticate(token);
    if (!actor) return this.refuse('unauthenticated', await this.around.endOf(token, null));
    if (actor.needsFactor) throw new Refusal(factorFirst);
    if (this.isOver) return;
    if (!this.around.enter(this, actor)) throw new Refusal('too many sockets of this account');
    this.token = token;
    this.actor = actor;
    this.wantsPulse = wantsPulse;
    const rhythm = `${channel.stompHeartbeat},${channel.stompHeartbeat}`;
    this.say(frameText('CONNECTED', { version, 'heart-beat': rhythm }));
  }

  private async subscribe({ id, destination = '' }: Record<string, string>): Promise<void> {
    if (!id) throw new Refusal('a subscription has an id');
    const isNew = !this.subscriptions.has(id);
    if (isNew && this.subscriptions.size >= this.around.limits.subscriptions)
      throw new Refusal('too many subscriptions');
    const token = destination.startsWith(channel.messages) && destination.slice(channel.messages.length);
    if (!token || !(await this.isOwn(token))) throw new Refusal('not your destination');
    this.subscriptions.set(id, destination);
    if (this.pendingEnd) this.deliver({ code: this.pendingEnd });
    // If the session ended before the hub knew this socket, nobody has told it.
    else await this.check();
  }

  private async takeHeartbeat({ headers, body }: Frame): Promise<void> {
    if (headers.destination !== channel.heartbeat) throw new Refusal('not your destination');
    if (!(await this.isOwn(body.trim()))) throw new Refusal('not your token');
    const isDue = now() - this.checkedAt >= this.around.limits.checkEvery;
    // A database that does not answer at the moment must not end the session.
    if (isDue) await this.check().catch(this.around.onFault);
  }

  /** Returns whether it is this socket's token or one that replaced it in the same session, which it then adopts. */
  private async isOwn(token: string): Promise<boolean> {
    if (token === this.token) return true;
    const found = await this.around.authenticate(token);
    if (!found || found.sessionId !== this.actor?.sessionId) return false;
    this.token = token;
    this.checkedAt = now();
    return true;
  }

  private refuse(message: string, code: EndCode | null = this.pendingEnd): void {
    if (this.isOver) return;
    this.say(frameText('ERROR', { message }, code ? JSON.stringify({ code }) : ''));
    this.close();
  }

  private say(text: string): void {
    if (this.isOver) return;
    this.spokeAt = now();
    this.pipe.write(text);
  }
}
