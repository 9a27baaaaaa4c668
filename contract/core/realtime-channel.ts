/** The channel for messages from the server: STOMP 1.2 over SockJS. realtime.ts describes its messages. */
export const channel = {
  /** Prefix of SockJS. */
  path: '/auth/ws',
  /** Followed by the subscriber's own access token. */
  messages: '/auth/auth_msg/',
  /** The token is its body. */
  heartbeat: '/auth/heartbeat',
  /** How often a client sends its token, milliseconds. */
  heartbeatEvery: 5_000,
  /** STOMP's own heart-beat, both ways, milliseconds; the library sends it by itself. */
  stompHeartbeat: 10_000,
} as const;

/** What a message is about. 401 and 403 end the channel permanently. */
export const realtimeCodes = {
  /** The account signed in elsewhere, which ends this session. */
  takenOver: 401,
  /** The session ended in another way: disabled, deleted, password reset, signed out elsewhere. */
  ended: 403,
  notification: 2001,
  work: 2002,
  /** What the plan or the role of the account allows changed. */
  plan: 2003,
  mailTask: 2004,
  sender: 2005,
  /** A conversation of the inbox changed, or many did. */
  thread: 2006,
  /** How far the mailbox of a sender was read. */
  mailbox: 2007,
  oneToOneEmail: 2008,
  /** There are new visits of a short link, or of several. */
  visits: 2009,
  acquisition: 2010,
  /** Something on the board of a campaign changed. */
  campaign: 2011,
  /** The state of an order of the team changed. */
  order: 2012,
  /** The session has new tokens. It is not delivered: its sockets close, and connect again with them. */
  renewed: 2013,
} as const;

export type EndCode = typeof realtimeCodes.takenOver | typeof realtimeCodes.ended;

export const isEnd = (code: number): code is EndCode =>
  code === realtimeCodes.takenOver || code === realtimeCodes.ended;
