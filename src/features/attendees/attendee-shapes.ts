import * as v from 'valibot';
import { breaksLine } from '../../platform/model/control-characters.ts';
import { isInstant } from '../../platform/model/kinds.ts';
import { messages } from '../../platform/model/messages.ts';
import { shapeOf } from '../../platform/model/shape.ts';

const short = v.pipe(
  v.string(),
  v.maxLength(120, messages.maxLength(120)),
  v.check((value) => !breaksLine(value), messages.control),
);

/** FairAttendee.demographics: every answer is optional. */
export const demographics = shapeOf(
  v.strictObject({
    ethnicity: v.optional(v.pipe(v.array(short), v.maxLength(20))),
    gender: v.optional(short),
    firstGeneration: v.optional(v.boolean()),
    heardFrom: v.optional(short),
  }),
);

/** FairAttendee.recording: by session number, how much of it the person has watched. */
export const watched = shapeOf(
  v.record(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/)),
    v.strictObject({
      watchedSeconds: v.pipe(v.number(), v.minValue(0)),
      lastAt: v.pipe(
        v.string(),
        v.check((value: string) => isInstant(value), messages.dateTime),
      ),
    }),
  ),
);
