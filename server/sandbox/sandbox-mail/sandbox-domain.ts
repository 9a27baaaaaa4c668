/** Mailboxes of the sandbox end so; `.example` reaches nobody (RFC 2606). */
export const sandboxDomain = 'sandbox.starbridge.example';
