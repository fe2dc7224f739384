import * as v from 'valibot';
import { attendeeTypes } from '../attendee-choices.ts';
import type { Typed } from '../asked-fields.ts';
import type { AttendeeType } from '../registration-fields.ts';

/** How long a device keeps what was typed. */
const lifetime = 24 * 3_600_000;

const keyOf = (slug: string) => `quad.register.${slug}`;

const draft = v.object({
  until: v.number(),
  as: v.picklist(attendeeTypes),
  typed: v.record(v.string(), v.array(v.string())),
});

/** What was typed before, and by whom. */
export interface Draft {
  readonly as: AttendeeType;
  readonly typed: Typed;
}

/** What someone typed on this device for a fair; null for nothing, and where a browser keeps nothing. */
export function readDraft(slug: string, now: string): Draft | null {
  try {
    const read = v.safeParse(draft, JSON.parse(localStorage.getItem(keyOf(slug)) ?? 'null'));
    return read.success && read.output.until > Date.parse(now) ? read.output : null;
  } catch {
    return null;
  }
}

/** Keeps it, so that a closed browser loses nothing. */
export function keepDraft(slug: string, now: string, kept: Draft): void {
  try {
    localStorage.setItem(
      keyOf(slug),
      JSON.stringify({ ...kept, until: Date.parse(now) + lifetime }),
    );
  } catch {
    // A browser that keeps nothing for us keeps nothing.
  }
}

/** Forgets it: it was sent, or is to be begun anew. */
export function forgetDraft(slug: string): void {
  try {
    localStorage.removeItem(keyOf(slug));
  } catch {
    // There was nothing to forget.
  }
}
