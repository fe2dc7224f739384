import * as v from 'valibot';

const demand = v.object({ newPasswordRequired: v.literal(true), challenge: v.string() });

/** The challenge of an endpoint that wants a new password before it opens; null when it does not. */
export async function readDemand(answer: Response): Promise<string | null> {
  const read = v.safeParse(demand, await bodyOf(answer));
  return read.success ? read.output.challenge : null;
}

/** Whether an endpoint waits for the second factor before it opens. */
export async function wantsSecondFactor(answer: Response): Promise<boolean> {
  return v.safeParse(v.object({ twoFactorRedirect: v.literal(true) }), await bodyOf(answer))
    .success;
}

/** Where an endpoint leads that opens at someone else's. */
export async function readWayOut(answer: Response): Promise<string | null> {
  const read = v.safeParse(v.object({ url: v.string() }), await bodyOf(answer));
  return read.success ? read.output.url : null;
}

const bodyOf = async (answer: Response): Promise<unknown> =>
  answer
    .clone()
    .json()
    .catch(() => null);

/** Headers with these cookies, and those an account endpoint set. */
export function withCookies(
  cookies: readonly string[],
  ...endpoints: readonly Response[]
): Headers {
  const headers = new Headers();
  for (const cookie of [
    ...endpoints.flatMap((endpoint) => endpoint.headers.getSetCookie()),
    ...cookies,
  ])
    headers.append('set-cookie', cookie);
  return headers;
}
