import type { TestRequest } from './test-app.ts';

/** A form with fields and one file, as browsers send it. */
export async function formWith(
  name: string,
  content: Buffer | string,
  fields: Record<string, string> = {},
): Promise<Pick<TestRequest, 'body' | 'type'>> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  const request = new Response(form);
  return {
    body: Buffer.from(await request.arrayBuffer()),
    type: request.headers.get('content-type') ?? '',
  };
}
