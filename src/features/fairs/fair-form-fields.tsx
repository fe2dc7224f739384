import { slugOf } from '../../platform/addresses/slug-of.ts';
import { agreement } from '../../platform/model/form-kinds.ts';
import { decimal, longText, text } from '../../platform/model/kinds.ts';
import { messages } from '../../platform/model/messages.ts';
import {
  instantAt,
  isLocalTime,
  isTimeZone,
  localTimeAt,
} from '../../platform/pages/local-time.ts';
import { Fair } from './fair.entity.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { fairRuleMessages, adminFairsMessages } from './admin-fairs.messages.ts';
import { useTranslate } from '../../ui/text/translate.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { NamedZone } from '../../ui/time/zones-to-choose.ts';

/** A time as browsers send it, without a zone. */
const localTime = () =>
  text({ max: 16 }).must((value) => (isLocalTime(value) ? null : messages.dateTime));

const { name, slug, fairType, capacity, description } = Fair.members;

/** Selected from a list, so only a forged form can send another one. */
const timeZone = text({ max: 60 }).must((zone) =>
  isTimeZone(zone) ? null : apiSentence(fairRuleMessages.chooseZone),
);

/** The fields of a fair other than its time. */
export const aboutFields = {
  name,
  slug,
  fairType,
  exhibitorDeadline: localTime(),
  registrationOpensAt: localTime().optional(),
  capacity,
  price: decimal({ min: 0, max: 100_000 })
    .must((dollars) =>
      dollars === 0 || dollars >= 0.5 ? null : apiSentence(fairRuleMessages.cents),
    )
    .optional(),
  description,
};

const whole = { timeZone, startTime: localTime(), endTime: localTime() };

/** Left empty, it follows from the name: see `fairSlug`. */
const derivedSlug = slug.optional();

/** A new fair. */
export const newFairFields = { ...aboutFields, ...whole, slug: derivedSlug };

const note = longText(500).optional();

/** A new time for a fair. */
export const moveFields = { ...whole, note };

/** Canceling a fair. */
export const cancelFields = {
  note,
  sure: agreement(apiSentence(fairRuleMessages.sure)),
};

/** A copy of a fair. */
export const copyFields = { name, slug: derivedSlug, startTime: localTime() };

/** A form without inputs. */
export const nothingToFill = {};

/** The address of a fair that its name gives, at most as long as one can be. */
export const fairSlug = (named: string): string => slugOf(named).slice(0, 80).replace(/-$/, '');

interface About {
  readonly name: string;
  readonly slug: string;
  readonly fairType: string;
  readonly exhibitorDeadline: string;
  readonly registrationOpensAt: string | null;
  readonly capacity: number | null;
  readonly price: number | null;
  readonly description: string | null;
}

/** The typed fields of a fair as the API takes them. */
export const aboutInput = (values: About, zone: string) => ({
  ...values,
  exhibitorDeadline: instantIn(values.exhibitorDeadline, zone),
  registrationOpensAt:
    values.registrationOpensAt === null ? null : instantIn(values.registrationOpensAt, zone),
  price: values.price === null ? null : Math.round(values.price * 100),
});

/** A typed time in the API's form. */
export const instantIn = (local: string, zone: string): string =>
  instantAt(local, zone).toISOString();

/** An API time in the form of an input; empty for none. */
export const typedIn = (instant: string | null, zone: string): string =>
  instant === null ? '' : localTimeAt(new Date(instant), zone);

/** A time without a zone, in the fair's zone. */
export function LocalTimeField(props: {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}) {
  return <TextField type="datetime-local" {...props} />;
}

/** The time of a fair: its zone, start and end. */
export function TimeFields({ zones }: { readonly zones: readonly NamedZone[] }) {
  const t = useTranslate();
  return (
    <>
      <SelectField
        name="timeZone"
        label={t(adminFairsMessages.timeZone)}
        empty={null}
        options={zones.map(({ zone, name }) => ({ value: zone, label: name }))}
      />
      <LocalTimeField
        name="startTime"
        label={t(adminFairsMessages.start)}
        hint={t(adminFairsMessages.inZone)}
      />
      <LocalTimeField
        name="endTime"
        label={t(adminFairsMessages.end)}
        hint={t(adminFairsMessages.inZone)}
      />
    </>
  );
}
