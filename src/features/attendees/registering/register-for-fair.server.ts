import type { Queryable } from '../../../platform/database/queryable.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { postalCodeFits } from '../../../platform/model/address.ts';
import { isLanguageTag } from '../../../platform/i18n/languages.ts';
import { isTimeZone } from '../../fairs/fair-choices.ts';
import { apiSentence, type ApiSentence } from '../../../platform/model/api-sentence.ts';
import type { Values } from '../../../platform/model/entity.ts';
import { checkField } from '../../../platform/model/field.ts';
import { messages } from '../../../platform/model/messages.ts';
import { isOldEnough, tooYoungMessage } from '../../../platform/model/minimum-age.ts';
import { notFound, type Refusal, badInput, forbidden } from '../../../platform/model/refusal.ts';
import { noOne } from '../../../platform/model/viewer.ts';
import { insertRecords } from '../../../platform/store/insert-records.server.ts';
import { writingToStranger } from '../../accounts/strangers.server.ts';
import type { FairSummary } from '../../fairs/read-fairs.server.ts';
import { attendeeTypes } from '../attendee-choices.ts';
import type { AttendeeCall, AttendeeServices } from '../attendee-services.ts';
import { FairAttendee } from '../fair-attendee.entity.ts';
import { lockFairForRegistration } from '../fair-registration-state.server.ts';
import {
  classToJoin,
  enterClass,
  joinClass,
  saidWhileOn,
  type ClassSaid,
} from '../join-class.server.ts';
import { registrationFieldsOf, type AttendeeType } from '../questions/registration-fields.ts';
import { refusalMessages } from '../registration-refusals.messages.ts';
import { admitAttendee, isOwnAddress } from './admit-attendee.server.ts';
import { challengeIn } from './challenge.ts';
import { registeringInput } from './registration-schema.ts';
import { spendOnRegistering } from './spend-on-registering.server.ts';

/** Validated registration input: of one type, with a lowercase address. */
interface CheckedRegistration extends Values {
  readonly attendeeType: AttendeeType;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly attending: readonly number[] | null;
}

const isAttendeeType = (value: unknown): value is AttendeeType =>
  attendeeTypes.some((type) => type === value);

/**
 * Rejects a child. Call before anything else is checked or stored.
 * @throws Refusal FORBIDDEN, which does not say why
 */
function refuseChild({ attendeeType, dob }: Values, now: Date): void {
  if (attendeeType !== 'student' || typeof dob !== 'string') return;
  const { problems } = registrationFieldsOf.student.dob.spec.check(dob, { now });
  if (!problems && !isOldEnough(dob, now)) throw forbidden(tooYoungMessage);
}

/**
 * Validates registration input against the field list of its type.
 * @throws Refusal BAD_USER_INPUT with all invalid fields
 */
function checkRegistration(input: Values, now: Date): CheckedRegistration {
  const { attendeeType } = input;
  if (!isAttendeeType(attendeeType))
    throw badInput({ attendeeType: messages.choice(attendeeTypes) });
  const problems: Record<string, ApiSentence> = {};
  const values: Record<string, unknown> = {};
  for (const [name, { spec }] of Object.entries(registrationFieldsOf[attendeeType])) {
    const checked = checkField(spec, input[name], { now });
    if (!checked.problems) values[name] = checked.value;
    else
      for (const [path, problem] of Object.entries(checked.problems))
        problems[path === '' ? name : `${name}.${path}`] = problem;
  }
  const rule = postalCodeFits(values, { viewer: noOne, now, before: null });
  const wrong = { ...rule, ...problems };
  if (Object.keys(wrong).length > 0) throw badInput(wrong);
  const { attending } = values;
  return {
    ...values,
    attendeeType,
    firstName: String(values['firstName']),
    lastName: String(values['lastName']),
    email: String(values['email']),
    attending: Array.isArray(attending) ? [...new Set(attending.map(Number))].sort(byNumber) : null,
  };
}

const byNumber = (one: number, other: number): number => one - other;

/**
 * `registerForFair(...)`: registers a guest or a signed-in person, by the field list of their type.
 * Row and email are one transaction. The response doesn't reveal whether the address is already
 * registered; its owner learns that from the email.
 */
export const registerForFair = operation<'registerForFair', AttendeeServices>({
  kind: 'Mutation',
  name: 'registerForFair',
  field: `
  "Registers the caller or a guest for a fair and emails a confirmation. The answer is the same whether or not the address was registered before."
  registerForFair(input: RegisterForFairInput!): FairSummary!`,
  types: registeringInput,
  who: ['everyone'],
  async resolve(
    { input: { fair, classCode, counselorMaySee, challenge, locale, timeZone, ...given } },
    context,
  ) {
    const { services, world, viewer } = context;
    const input = { ...given, email: given['email'] ?? viewer?.email };
    refuseChild(input, world.now());
    const checked = await checkAndSpend(context, input);
    const registration = {
      checked,
      said: saidWhileOn(services, { classCode, counselorMaySee }),
      challenge: challengeIn({ challenge }),
      locale: isLanguageTag(locale) ? locale : null,
      timeZone: typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : null,
    };
    const { pool } = services.database;
    const { summary, refusal } = await writingToStranger(pool, world, context, checked.email, () =>
      services.writer.change((tx) => register(tx, context, fair, registration)),
    );
    if (refusal) throw refusal;
    return summary;
  },
});

/** Every attempt counts, valid or not; the recipient of its email counts only for a valid one. */
async function checkAndSpend(context: AttendeeCall, input: Values): Promise<CheckedRegistration> {
  let checked;
  try {
    checked = checkRegistration(input, context.world.now());
  } catch (problem) {
    await spendOnRegistering(context);
    throw problem;
  }
  await spendOnRegistering(context, checked.email);
  return checked;
}

interface Told {
  readonly checked: CheckedRegistration;
  readonly said: ClassSaid;
  readonly challenge: string | null;
  readonly locale: string | null;
  readonly timeZone: string | null;
}

interface Outcome {
  readonly summary: FairSummary;
  /** Thrown after the email to the already registered person has been written down. */
  readonly refusal: Refusal | null;
}

async function register(
  tx: Queryable,
  context: AttendeeCall,
  slug: string,
  { checked, said, challenge, locale, timeZone }: Told,
): Promise<Outcome> {
  const { world, viewer } = context;
  const desk = await lockFairForRegistration(tx, { slug }, checked.email);
  if (!desk) throw notFound(apiSentence(refusalMessages.noFair));
  const made = {
    ...checked,
    locale,
    timeZone,
    id: world.newId(),
    fairId: desk.id,
    createdAt: world.now(),
  };
  const userId = isOwnAddress(viewer, checked.email) ? (viewer?.id ?? null) : null;
  const asking = { ...made, challenge: userId === null ? challenge : null };
  const refusal = await admitAttendee(tx, context, desk, asking, async (existing) => {
    const { id } = made;
    // Strangers can't add an already registered person to a class.
    if (existing && userId !== null) await joinClass(tx, world, existing, said);
    if (existing) return { id };
    const confirmedAt = userId === null ? null : made.createdAt;
    const joining = await classToJoin(tx, made, said);
    return {
      id,
      seenBy: joining?.seenBy ? { ...joining.seenBy, waitsForLink: confirmedAt === null } : null,
      async insertLast() {
        const record = { ...made, userId, owner: userId, confirmedAt };
        await insertRecords(tx, world, FairAttendee, [record]);
        if (joining) await enterClass(tx, world, id, joining);
      },
    };
  });
  return { summary: desk.summary, refusal };
}
