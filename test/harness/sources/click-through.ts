/** Clicks through a consent page of the fakes as a browser does. @returns the redirect, or the page it stays on */
export async function clickThrough(
  address: string,
  {
    account,
    scopes,
    decision = 'continue',
  }: { account: string; scopes: readonly string[]; decision?: string },
): Promise<URL | string> {
  const html = await (await fetch(address)).text();
  const form = new URL(/<form action="([^"]+)"/.exec(html)?.[1] ?? '');
  for (const [, name = '', value = ''] of html.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g))
    form.searchParams.append(
      name,
      value.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
    );
  for (const scope of scopes) form.searchParams.append('granted', scope);
  form.searchParams.set('account', account);
  form.searchParams.set('decision', decision);
  const answer = await fetch(form, { redirect: 'manual' });
  const location = answer.headers.get('location');
  return location === null ? answer.text() : new URL(location);
}
