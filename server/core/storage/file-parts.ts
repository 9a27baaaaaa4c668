/** Cuts a stream into parts of exactly `size` bytes; the last one has the rest. Texts are encoded as UTF-8. */
export async function* partsOf(
  content: AsyncIterable<Buffer | string>,
  size: number,
): AsyncGenerator<Buffer, void> {
  let held: Buffer[] = [];
  let holding = 0;
  for await (const chunk of content) {
    let rest = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    while (holding + rest.length >= size) {
      const room = size - holding;
      yield Buffer.concat([...held, rest.subarray(0, room)]);
      rest = rest.subarray(room);
      [held, holding] = [[], 0];
    }
    if (rest.length) held.push(rest);
    holding += rest.length;
  }
  if (holding) yield Buffer.concat(held);
}
