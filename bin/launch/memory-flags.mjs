/**
 * Options of V8 for the product: its heap follows what is in use closely instead of growing while there is room,
 * so that sending to 200,000 takes hardly more memory than to 1,000. It is no limit: what needs more gets it.
 */
export const memoryFlags = ['--heap-growing-percent=20', '--max-semi-space-size=4'];
