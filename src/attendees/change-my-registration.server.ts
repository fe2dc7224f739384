import { signedIn, type PeopleServices } from '../accounts/people-services.ts';
import { operation } from '../platform/graphql/operation.ts';
import type { Values } from '../platform/model/entity.ts';
import { conflict } from '../platform/model/refusal.ts';
import { changeRecord } from '../platform/store/house-records.server.ts';
import { changedFields } from '../platform/store/prepare-input.ts';
import { FairAttendee } from './fair-attendee.entity.ts';
import { ownRegistration } from './own-registrations.server.ts';
import { registrationInput, registrationTypes } from './registration-schema.ts';

/** `updateMyRegistration(...)`: a person corrects the own registration, until the fair has ended. */
export const updateMyRegistration = operation<
  { readonly input: Values & { readonly id: string } },
  PeopleServices
>({
  kind: 'Mutation',
  name: 'updateMyRegistration',
  field: 'updateMyRegistration(input: MyRegistrationInput!): MyRegistration!',
  types: `${registrationTypes}\n${registrationInput}`,
  who: ['signedIn'],
  async resolve({ input }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    return services.writer.change(async (tx) => {
      const before = await ownRegistration(tx, by, input.id);
      if (new Date(before.fair.endTime) <= world.now()) throw conflict('This fair is over.');
      const changes = changedFields(FairAttendee, { ...input }, by, world.now(), before);
      await changeRecord(tx, world, FairAttendee, before.id, changes);
      return ownRegistration(tx, by, before.id);
    });
  },
});

/** `cancelMyRegistration(...)`: takes it back; nothing of it is kept. */
export const cancelMyRegistration = operation<{ readonly id: string }, PeopleServices>({
  kind: 'Mutation',
  name: 'cancelMyRegistration',
  field: 'cancelMyRegistration(id: ID!): Boolean!',
  who: ['signedIn'],
  async resolve({ id }, context) {
    const by = signedIn(context);
    await context.services.writer.change(async (tx) => {
      const registration = await ownRegistration(tx, by, id);
      await tx.query('delete from fair_attendee where id = $1', [registration.id]);
    });
    return true;
  },
});
