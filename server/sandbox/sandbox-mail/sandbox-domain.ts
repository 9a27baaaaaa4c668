/** The domain of the sandbox's mailboxes; mail to `.example` reaches nobody (RFC 2606). */
export const sandboxDomain = 'sandbox.starbridge.example';
