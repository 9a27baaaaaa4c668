/** An error that the user can fix: its message is printed without a stack trace. */
export class Failure extends Error {}

/**
 * Runs an entry point; a Failure becomes its message and exit code 1, any other error keeps its stack.
 * @param {() => Promise<number>} main resolves to the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}
