import { setTimeout as pause } from 'node:timers/promises';

/** A person who fills in a fair's form from their own address. */
export interface Registrant {
  readonly email: string;
  /** The address as a proxy forwards it to the server. */
  readonly address: string;
  /** How often the form was submitted. */
  tries: number;
}

/** The n-th person, at the m-th address. */
export const newRegistrant = (n: number, m: number): Registrant => ({
  email: `person-${n}@families.test`,
  address: `198.18.${Math.floor(m / 250)}.${(m % 250) + 1}`,
  tries: 0,
});

/** The last step of the form as a browser submits it, with all earlier answers. */
export const filledForm = (email: string): URLSearchParams =>
  new URLSearchParams({
    intent: 'say',
    attendeeType: 'parent',
    firstName: 'Rosa',
    lastName: 'Reyes',
    email,
    parentRelationship: 'Mother',
    postalCode: '01103',
    consent: 'true',
  });

/** Submits the form until the server confirms it: unacknowledged requests are retried. */
export async function register(app: string, slug: string, who: Registrant): Promise<void> {
  for (;;) {
    who.tries += 1;
    if (await isAcknowledged(app, slug, who)) return;
    // People pause between attempts, longer each time.
    await pause(Math.min(10_000, 200 * 2 ** who.tries));
  }
}

async function isAcknowledged(app: string, slug: string, who: Registrant): Promise<boolean> {
  try {
    const answer = await fetch(`${app}/fair-${slug}/register`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: app, 'x-forwarded-for': who.address },
      body: filledForm(who.email),
      signal: AbortSignal.timeout(20_000),
    });
    const page = await answer.text();
    const { status } = answer;
    if (status < 400) return answer.headers.get('location')?.endsWith('-confirmation') ?? false;
    if (status >= 500 || status === 429) return false;
    throw new RangeError(`The server refuses the form: ${status} ${page}`);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    // No server, or the connection broke before the response: the outcome is unknown.
    return false;
  }
}
