import * as v from 'valibot';
import { attendeeTypes } from '../attendee-choices.ts';
import type { Typed } from '../questions/asked-fields.ts';
import type { AttendeeType } from '../questions/registration-fields.ts';

/** How long a device stores typed answers. */
const lifetime = 24 * 3_600_000;

const keyOf = (slug: string) => `quad.register.${slug}`;

const draft = v.object({
  until: v.number(),
  as: v.picklist(attendeeTypes),
  typed: v.record(v.string(), v.array(v.string())),
});

/** Answers typed before, and their author. */
export interface Draft {
  readonly as: AttendeeType;
  readonly typed: Typed;
}

/** Answers typed on this device for a fair; null for none, or if the browser stores nothing. */
export function readDraft(slug: string, now: string): Draft | null {
  try {
    const read = v.safeParse(draft, JSON.parse(localStorage.getItem(keyOf(slug)) ?? 'null'));
    return read.success && read.output.until > Date.parse(now) ? read.output : null;
  } catch {
    return null;
  }
}

/** Stores them, so that closing the browser loses nothing. */
export function keepDraft(slug: string, now: string, draft: Draft): void {
  try {
    localStorage.setItem(
      keyOf(slug),
      JSON.stringify({ ...draft, until: Date.parse(now) + lifetime }),
    );
  } catch {
    // The browser's storage is unavailable.
  }
}

/** Deletes them: they were sent, or the form starts over. */
export function forgetDraft(slug: string): void {
  try {
    localStorage.removeItem(keyOf(slug));
  } catch {
    // There was nothing to delete.
  }
}
