import { signedIn, type PeopleCall, type PeopleServices } from '../../accounts/people-services.ts';
import type { NamedAction } from '../../../platform/audit/audit-actions.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { findFile, letGo } from '../../../platform/files/file-rows.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { checkValues } from '../../../platform/model/check-values.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { boothPictures, pictureFields } from '../booth-files.ts';
import { FairBooth } from '../fair-booth.entity.ts';
import { lockBooth } from '../refuse-excluded-editors.server.ts';

interface Picture {
  readonly id: string;
  readonly boothId: string;
  readonly at: Date;
}

/**
 * Changes something about a picture of a booth for someone who can change the booth, one at a time;
 * open pages are told.
 * @throws Refusal NOT_FOUND or FORBIDDEN
 */
async function changePicture(
  call: PeopleCall,
  id: string,
  action: NamedAction,
  change: (tx: Queryable, picture: Picture) => Promise<void>,
): Promise<boolean> {
  const by = signedIn(call);
  const { services, world } = call;
  const at = world.now();
  await services.writer.change(async (tx) => {
    const file = isUuid(id) ? await findFile(tx, id) : null;
    if (file?.recordType !== FairBooth.name || file.slot !== boothPictures.name) throw notFound();
    const boothId = file.recordId;
    await lockBooth(tx, services.reader, by, boothId);
    await change(tx, { id, boothId, at });
    await tx.query('update fair_booth set updated_at = greatest(updated_at, $2) where id = $1', [
      boothId,
      at,
    ]);
    await writeAuditEntry(tx, world, by, {
      action,
      subject: FairBooth.name,
      subjectId: boothId,
      details: { file: id },
    });
  });
  return true;
}

/** `describeBoothPicture(...)`: what a picture shows, after which visitors see it. */
const describeBoothPicture = operation<'describeBoothPicture', PeopleServices>({
  kind: 'Mutation',
  name: 'describeBoothPicture',
  field: `
  "Describes a picture of a booth. Visitors see it from then on."
  describeBoothPicture(
    id: ID!
    "What it shows, for people who don’t see it: up to 200 characters."
    alt: String!
    "A line below it, up to 200 characters."
    caption: String
  ): Boolean!`,
  who: ['COLLEGES', 'ADMINS'],
  resolve({ id, alt, caption = null }, call) {
    const values = checkValues(pictureFields, { alt, caption }, call.world.now());
    return changePicture(call, id, 'describeBoothPicture', async (tx, { boothId, at }) => {
      await tx.query(
        `insert into booth_picture (file_id, booth_id, place, alt, caption, changed_at)
         values ($1, $2, (select coalesce(max(place), 0) + 1 from booth_picture where booth_id = $2),
           $3, $4, $5)
         on conflict (file_id) do update
           set alt = excluded.alt, caption = excluded.caption, changed_at = excluded.changed_at`,
        [id, boothId, values['alt'], values['caption'] ?? '', at],
      );
    });
  },
});

/** `moveBoothPicture(...)`: changes places with the picture before or after it. */
const moveBoothPicture = operation<'moveBoothPicture', PeopleServices>({
  kind: 'Mutation',
  name: 'moveBoothPicture',
  field: `
  "Moves a described picture of a booth one place. At the end of the row, nothing changes."
  moveBoothPicture(id: ID!, to: BoothPictureMove!): Boolean!`,
  types: `
  "The direction in which a picture moves."
  enum BoothPictureMove { EARLIER LATER }`,
  who: ['COLLEGES', 'ADMINS'],
  resolve({ id, to }, call) {
    return changePicture(call, id, 'moveBoothPicture', async (tx, { boothId, at }) => {
      const rows = await readRows(tx, { id: 'text' })(
        `select p.file_id as id from booth_picture p join file f on f.id = p.file_id
         where p.booth_id = $1 and f.state = 'ready' order by p.place, f.created_at, f.id`,
        [boothId],
      );
      const order = rows.map((row) => row.id);
      const from = order.indexOf(id);
      const other = order[to === 'EARLIER' ? from - 1 : from + 1];
      if (from < 0 || other === undefined) return;
      const moved = order.map((one) => (one === id ? other : one === other ? id : one));
      await tx.query(
        `update booth_picture p set place = o.place, changed_at = $2
         from unnest($1::uuid[]) with ordinality o(id, place)
         where p.file_id = o.id and p.place <> o.place`,
        [moved, at],
      );
    });
  },
});

/** `removeBoothPicture(id)`: removes a picture for booth editors, also by a plain form. */
const removeBoothPicture = operation<'removeBoothPicture', PeopleServices>({
  kind: 'Mutation',
  name: 'removeBoothPicture',
  field: `
  "Removes a picture from a booth."
  removeBoothPicture(id: ID!): Boolean!`,
  who: ['COLLEGES', 'ADMINS'],
  resolve: ({ id }, call) =>
    changePicture(call, id, 'removeBoothPicture', (tx, { at }) => letGo(tx, [id], at)),
});

/** The operations on the pictures of a booth. */
export const boothPictureOperations = [
  describeBoothPicture,
  moveBoothPicture,
  removeBoothPicture,
] as const;
