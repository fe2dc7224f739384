import { setTimeout as pause } from 'node:timers/promises';

/** Someone who fills in the form of a fair behind an address of their own. */
export interface Registrant {
  readonly email: string;
  /** As a proxy before the server tells it. */
  readonly address: string;
  /** How often the form was sent. */
  tries: number;
}

/** The n-th person, behind the m-th address. */
export const newRegistrant = (n: number, m: number): Registrant => ({
  email: `person-${n}@families.test`,
  address: `198.18.${Math.floor(m / 250)}.${(m % 250) + 1}`,
  tries: 0,
});

/** The last step of the form as a browser sends it, with all that was told before. */
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

/** Sends the form until the server says that it has arrived: what is not acknowledged is sent again. */
export async function register(app: string, slug: string, who: Registrant): Promise<void> {
  for (;;) {
    who.tries += 1;
    if (await isAcknowledged(app, slug, who)) return;
    // A person takes a breath, and a longer one each time.
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
    throw new RangeError(`The house refuses the form: ${status} ${page}`);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    // No one was there, or the line broke before the answer: what became of it is not known.
    return false;
  }
}
