/**
 * V8 options for the product: the heap stays close to what is in use instead of growing while there is room, so that
 * sending to 200,000 takes hardly more memory than to 1,000. They are not a limit.
 */
export const memoryFlags = ['--heap-growing-percent=20', '--max-semi-space-size=4'];
