import type { PeopleServices } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import type { WriteHook } from '../../../platform/graphql/write-hook.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { conflict } from '../../../platform/model/refusal.ts';
import { fairRefusals as messages } from '../admin-fairs.messages.ts';

const publicFairRow = row({ fairType: 'text', isPublic: 'boolean', hasSessions: 'boolean' });

/** The fields of a fair that matter for publishing. */
type PublicFair = RowOf<typeof publicFairRow>;

async function readFair(tx: Queryable, id: unknown): Promise<PublicFair | undefined> {
  const rows = await readRows(tx, publicFairRow)(
    `select f.fair_type as "fairType", f.published_at is not null as "isPublic",
       exists (select from fair_webinar w
         where w.fair_id = f.id and jsonb_array_length(w.details -> 'sessions') > 0) as "hasSessions"
     from fair f where f.id = $1`,
    [typeof id === 'string' && isUuid(id) ? id : null],
  );
  return rows[0];
}

const isEmpty = (fair: PublicFair | undefined): boolean =>
  fair !== undefined && fair.isPublic && fair.fairType !== 'booth' && !fair.hasSessions;

/** @throws Refusal CONFLICT for a public fair of sessions without any */
function refuseEmpty(fair: PublicFair | undefined): void {
  if (isEmpty(fair))
    throw conflict(
      apiSentence(fair?.fairType === '6x6' ? messages.planFirst : messages.sessionsFirst),
    );
}

/** `createFair`: a fair of sessions is a draft until it has some, even if not requested. */
export const createFair: WriteHook<PeopleServices> = {
  entityName: 'Fair',
  verb: 'create',
  write(write, { services: { writer } }) {
    const { fairType, publishedAt } = write.input;
    const isDraft = publishedAt === undefined && fairType !== 'booth';
    const input = isDraft ? { ...write.input, publishedAt: null } : write.input;
    return writer.change(async (tx) => {
      const row = await writer.create({ ...write, input }, tx);
      refuseEmpty(await readFair(tx, row['id']));
      return row;
    });
  },
};

/** `updateFair`: neither a publish date nor another type makes a fair without sessions public. */
export const updateFair: WriteHook<PeopleServices> = {
  entityName: 'Fair',
  verb: 'update',
  write(write, { services: { writer } }) {
    const { id, publishedAt, fairType } = write.input;
    if (publishedAt === undefined && fairType === undefined) return writer.update(write);
    return writer.change(async (tx) => {
      const was = await readFair(tx, id);
      const row = await writer.update(write, tx);
      if (!isEmpty(was)) refuseEmpty(await readFair(tx, id));
      return row;
    });
  },
};

/** `updateFairWebinar`: a public fair keeps at least one session. */
export const updateWebinar: WriteHook<PeopleServices> = {
  entityName: 'FairWebinar',
  verb: 'update',
  write(write, { services: { writer } }) {
    const { id, details, fairId } = write.input;
    if (details === undefined && fairId === undefined) return writer.update(write);
    return writer.change(async (tx) => {
      const rows = await readRows(tx, { fairId: 'text' })(
        'select fair_id as "fairId" from fair_webinar where id = $1',
        [typeof id === 'string' && isUuid(id) ? id : null],
      );
      const was = await readFair(tx, rows[0]?.fairId);
      const row = await writer.update(write, tx);
      if (was?.hasSessions && isEmpty(await readFair(tx, rows[0]?.fairId)))
        throw conflict(apiSentence(messages.lastSession));
      return row;
    });
  },
};
