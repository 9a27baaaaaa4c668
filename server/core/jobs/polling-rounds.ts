export interface Rounds {
  /** Begins nothing more; what is under way ends first. */
  stop(): Promise<void>;
}

export interface RoundsOptions<Round> {
  everyMs: number;
  begin: (round: Round) => Promise<unknown>;
  onFailure: (error: unknown, name: string) => void;
}

/** What falls due without anybody asking: each goes its own round again and again, and never twice at a time. */
export function startRounds<Round>(
  rounds: Readonly<Record<string, Round>>,
  { everyMs, begin, onFailure }: RoundsOptions<Round>,
): Rounds {
  const ends = Object.entries(rounds).map(([name, round]) => {
    let running: Promise<unknown> | null = null;
    const timer = setInterval(() => {
      running ??= begin(round)
        .catch((error: unknown) => onFailure(error, name))
        .finally(() => {
          running = null;
        });
    }, everyMs);
    return async () => {
      clearInterval(timer);
      await running;
    };
  });
  return {
    async stop() {
      await Promise.all(ends.map(end => end()));
    },
  };
}
