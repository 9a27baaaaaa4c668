/** Limits for one socket and one account in a process. Bytes and milliseconds. */
export interface RealtimeLimits {
  frameBytes: number;
  /** From the open socket to an accepted CONNECT. */
  connectWithin: number;
  subscriptions: number;
  socketsPerAccount: number;
  /** Frames that may wait for the one before them. */
  waitingFrames: number;
  /** A socket that sends nothing for so long is closed. */
  idle: number;
  /** A socket to which we sent nothing for so long gets a heart-beat; ten seconds are promised. */
  pulseEvery: number;
  /** How often a heart-beat makes the server check whether the token is still valid. */
  checkEvery: number;
  /** Unread bytes that may pile up in the buffer of a socket. */
  unreadBytes: number;
  /** How often deadlines are checked. */
  sweepEvery: number;
  /** How long peers have to close when the process ends. */
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
