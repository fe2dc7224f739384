import * as v from 'valibot';
import { breaksLine } from '../../platform/model/control-characters.ts';
import { isInstant } from '../../platform/model/kinds.ts';
import { messages } from '../../platform/model/messages.ts';
import { webAddress } from '../../platform/model/web-address.ts';
import { shapeOf } from '../../platform/model/shape.ts';

/** An address on this site: it can't point elsewhere. */
const isOwnPage = (text: string): boolean =>
  text.length <= 2000 && /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(text);

const session = v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/));
const address = v.pipe(
  v.string(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const url = isOwnPage(value) ? value : webAddress(value);
    if (url !== null) return url;
    addIssue({ message: messages.url });
    return NEVER;
  }),
);
const instant = v.pipe(
  v.string(),
  v.check((value: string) => isInstant(value), messages.dateTime),
);
const minutes = v.pipe(v.number(), v.integer(messages.integer), v.minValue(0), v.maxValue(1440));
const words = v.pipe(v.string(), v.maxLength(5000, messages.maxLength(5000)));

/** FairWebinar.details: the day's sessions, with their speakers and times. */
export const webinarDetails = shapeOf(
  v.strictObject({
    sessions: v.pipe(
      v.array(
        v.strictObject({
          number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
          title: v.pipe(
            v.string(),
            v.maxLength(200, messages.maxLength(200)),
            v.check((value) => !breaksLine(value), messages.control),
          ),
          startTime: instant,
          lengthMinutes: minutes,
          /** Maximum number of attendees; absent: unlimited. */
          capacity: v.optional(
            v.pipe(v.number(), v.integer(messages.integer), v.minValue(1), v.maxValue(1_000_000)),
          ),
          exhibitors: v.pipe(
            v.array(
              v.strictObject({
                exhibitorId: v.string(),
                position: v.pipe(v.number(), v.integer(), v.minValue(1)),
                startsAtMinute: minutes,
                lengthMinutes: minutes,
              }),
            ),
            v.maxLength(200),
          ),
          host: v.optional(words),
          notes: v.optional(words),
        }),
      ),
      v.maxLength(200),
    ),
  }),
);

/**
 * FairWebinar.webinarLinks: by session number, the attendees' link and, for admins, the host's; and
 * whether its speakers send from the session's room. Then a link is for when they can't.
 */
export const webinarLinks = shapeOf(
  v.record(
    session,
    v.pipe(
      v.strictObject({
        join: v.optional(address),
        host: v.optional(address),
        stage: v.optional(v.literal(true)),
      }),
      v.forward(
        v.check(({ join, stage }) => join !== undefined || stage === true, messages.required),
        ['join'],
      ),
    ),
  ),
);

/** FairWebinar.recordingLinks: by session number, the recording and chapter starts in seconds. */
export const recordingLinks = shapeOf(
  v.record(
    session,
    v.strictObject({
      url: address,
      posterUrl: v.optional(address),
      captionsUrl: v.optional(address),
      chapters: v.array(
        v.strictObject({ exhibitorId: v.string(), atSecond: v.pipe(v.number(), v.minValue(0)) }),
      ),
    }),
  ),
);
