/** What one socket, and one account, may ask of a process. Bytes and milliseconds. */
export interface RealtimeLimits {
  frameBytes: number;
  /** From the open socket to an accepted CONNECT. */
  connectWithin: number;
  subscriptions: number;
  socketsPerAccount: number;
  /** Frames that wait for the one before them. */
  waitingFrames: number;
  /** A socket that says nothing for so long is closed. */
  idle: number;
  /** A socket that got no message for this long gets a heartbeat; ten seconds are promised. */
  pulseEvery: number;
  /** How often a heart-beat makes the server look whether the token is still good. */
  checkEvery: number;
  /** What a peer that does not read may leave in the buffer of its socket. */
  unreadBytes: number;
  /** How often deadlines are looked at. */
  sweepEvery: number;
  /** How long peers have to say goodbye when the process ends. */
  closeWithin: number;
}

export const realtimeLimits: RealtimeLimits = {
  frameBytes: 16 * 1024,
  connectWithin: 10_000,
  subscriptions: 4,
  socketsPerAccount: 20,
  waitingFrames: 16,
  idle: 30_000,
  pulseEvery: 9_000,
  checkEvery: 30_000,
  unreadBytes: 1024 * 1024,
  sweepEvery: 1_000,
  closeWithin: 2_000,
};
