interface SentRequest {
  method: string;
  headers: Record<string, string>;
  body?: BodyInit | null | undefined;
  signal: AbortSignal;
}

/** Like `fetch`, for a long body: `fetch` itself cannot report progress. @throws TypeError like `fetch` */
export function sendWithProgress(
  address: string,
  { method, headers, body, signal }: SentRequest,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.addEventListener('error', () => reject(new TypeError('network')));
    request.addEventListener('abort', () => reject(new TypeError('given up')));
    request.addEventListener('load', () => {
      const type = request.getResponseHeader('content-type') ?? '';
      const date = request.getResponseHeader('date') ?? '';
      const headers = { 'content-type': type, ...(date && { date }) };
      resolve(new Response(request.responseText, { status: request.status, headers }));
    });
    signal.addEventListener('abort', () => request.abort());
    // The page never sends a stream.
    request.send((body ?? null) as XMLHttpRequestBodyInit | null);
  });
}
