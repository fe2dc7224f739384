import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { classCodeBytes, makeClassCode } from '../../counselors/class-code.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { classDesk, lockClass } from '../class-desk.server.ts';
import { showClass } from '../show-class.server.ts';

/**
 * `openClassLink(...)`: makes the link of a class; with `renew` a new one, which disables the one
 * before.
 */
export const openClassLink = operation<'openClassLink', PeopleServices>({
  kind: 'Mutation',
  name: 'openClassLink',
  field: `
  "Creates the class link of a counselor at a fair; with \`renew\`, replaces it."
  openClassLink(fair: String!, renew: Boolean): FairClass!`,
  who: ['COUNSELORS'],
  feature: 'classes',
  async resolve({ fair, renew }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    return services.writer.change(async (tx) => {
      const { classId, code } = await lockClass(tx, world, by, fair);
      if (code === null || renew === true) {
        const now = world.now();
        await tx.query(
          'update class_link set ended_at = $2 where class_id = $1 and ended_at is null',
          [classId, now],
        );
        await tx.query('insert into class_link (code, class_id, created_at) values ($1, $2, $3)', [
          makeClassCode(world.randomBytes(classCodeBytes)),
          classId,
          now,
        ]);
      }
      return showClass(tx, await classDesk(tx, by, fair), world.now());
    });
  },
});

/** `endClassLink(...)`: disables the link of a class; its members stay. */
export const endClassLink = operation<'endClassLink', PeopleServices>({
  kind: 'Mutation',
  name: 'endClassLink',
  field: `
  "Ends a class link. Students already in the class stay."
  endClassLink(fair: String!): FairClass!`,
  who: ['COUNSELORS'],
  feature: 'classes',
  async resolve({ fair }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    return services.writer.change(async (tx) => {
      const { classId } = await classDesk(tx, by, fair);
      await tx.query(
        'update class_link set ended_at = $2 where class_id = $1 and ended_at is null',
        [classId, world.now()],
      );
      return showClass(tx, await classDesk(tx, by, fair), world.now());
    });
  },
});
