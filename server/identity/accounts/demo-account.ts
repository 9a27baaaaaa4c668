/** The account of the sandbox; public, because the sandbox holds nothing real. */
export const demoAccount = { username: 'demo', password: 'starbridge2026' } as const;
