import { signedIn, type PeopleServices, type SignedIn } from '../../accounts/people-services.ts';
import { webinarStatuses } from '../../fairs/fair-choices.ts';
import { fairRefusals } from '../../fairs/admin-fairs.messages.ts';
import { FairWebinar } from '../../fairs/fair-webinar.entity.ts';
import { sessionLink, type StoredLink } from './session-link.ts';
import { webinarLinks } from '../../fairs/webinar-shapes.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Env } from '../../../platform/env.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import {
  jsonOf,
  nullable,
  readRows,
  row,
  type RowOf,
} from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence, type ApiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, notFound } from '../../../platform/model/refusal.ts';
import { changeRecord } from '../../../platform/store/insert-records.server.ts';

/** What setting links works with. */
export type LinkServices = PeopleServices & { readonly env: Pick<Env, 'janus'> };

/** `hasSessionStages(fairId)`: whether the sessions of a fair can have a stage. */
export const hasSessionStages = operation<'hasSessionStages', LinkServices>({
  kind: 'Query',
  name: 'hasSessionStages',
  field: `
  "Returns whether speakers can send from the rooms of a fair’s sessions: Janus is configured."
  hasSessionStages(fairId: ID!): Boolean!`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ fairId }, context) {
    const { services } = context;
    const rows = isUuid(fairId)
      ? await readRows(services.database.pool, { id: 'text' })(
          "select id from fair where id = $1 and ($2 or fair_type = '6x6')",
          [fairId, signedIn(context).role === 'ADMINS'],
        )
      : [];
    if (!rows[0]) throw notFound(apiSentence(fairRefusals.noFair));
    return services.env.janus !== undefined;
  },
});

/** `setSessionLinks(...)`: sets the links of a fair's sessions; their times belong to the plan. */
export const setSessionLinks = operation<'setSessionLinks', LinkServices>({
  kind: 'Mutation',
  name: 'setSessionLinks',
  field: `
  "Sets where the sessions of a fair take place. Times stay as planned."
  setSessionLinks(input: SessionLinksInput!): Boolean!`,
  types: `
  "The input of \`setSessionLinks\`."
  input SessionLinksInput {
    fairId: ID!
    "Stays as it is unless given."
    webinarStatus: String
    "Sessions that are not among them keep their links."
    links: [SessionLinkInput!]!
  }
  "A part of \`SessionLinksInput\`."
  input SessionLinkInput {
    session: Int!
    "Where people join; absent, the link is removed. Returned only to those who can join."
    join: String
    "Where the host joins."
    host: String
    "Whether its speakers send from the session’s room. Stays as it is unless given."
    stage: Boolean
  }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ input }, context) {
    const by = signedIn(context);
    const { world, services } = context;
    const { fairId, links, webinarStatus: status } = input;
    if (status && !webinarStatuses.some((one) => one === status))
      throw badInput({ webinarStatus: messages.choice(webinarStatuses) });
    await services.writer.change(async (tx) => {
      const webinar = await lockWebinar(tx, by, fairId);
      const linksBySession = new Map<string, StoredLink>(Object.entries(webinar.links ?? {}));
      links.forEach(({ session, join, host, stage }, index) => {
        if (!webinar.numbers.includes(session))
          throw badInput({
            [`links.${index}.session`]: messages.choice(webinar.numbers.map(String)),
          });
        if (host && !join) throw badInput({ [`links.${index}.join`]: messages.required });
        if (stage === true && !services.env.janus)
          throw badInput({ [`links.${index}.stage`]: apiSentence(fairRefusals.noStage) });
        const kept = linksBySession.get(String(session));
        const link = sessionLink({ join, host, stage }, kept);
        if (link) linksBySession.set(String(session), link);
        else linksBySession.delete(String(session));
      });
      const read = webinarLinks.parse(Object.fromEntries(linksBySession));
      if (!('value' in read)) {
        const problems: Record<string, ApiSentence> = {};
        for (const [path, problem] of Object.entries(read.problems)) {
          const [number = '', field = 'join'] = path.split('.');
          const index = links.findIndex(({ session }) => String(session) === number);
          problems[`links.${index}.${field}`] = problem;
        }
        throw badInput(problems);
      }
      if (status === 'published' && !webinar.isRecorded)
        throw badInput({ webinarStatus: apiSentence(fairRefusals.noRecording) });
      await changeRecord(tx, world, FairWebinar, webinar.id, {
        webinarLinks: read.value,
        ...(status ? { webinarStatus: status } : {}),
      });
      await writeAuditEntry(tx, world, by, {
        action: 'setSessionLinks',
        subject: 'Fair',
        subjectId: fairId,
        details: { sessions: links.map(({ session }) => session), status: status ?? null },
      });
    });
    return true;
  },
});

const lockedWebinarRow = row({
  id: 'text',
  links: nullable(jsonOf<Readonly<Record<string, StoredLink>>>()),
  numbers: 'number[]',
  isRecorded: 'boolean',
});

type LockedWebinar = RowOf<typeof lockedWebinarRow>;

/** Locks the webinar of a fair that the caller runs. @throws Refusal NOT_FOUND */
async function lockWebinar(
  tx: Queryable,
  { role }: SignedIn,
  fairId: string,
): Promise<LockedWebinar> {
  const rows = isUuid(fairId)
    ? await readRows(tx, lockedWebinarRow)(
        `select w.id, w.webinar_links as links,
           coalesce((select array_agg((s ->> 'number')::int)
             from jsonb_array_elements(w.details -> 'sessions') s), '{}') as numbers,
           coalesce(w.recording_links, '{}') <> '{}' as "isRecorded"
         from fair_webinar w join fair f on f.id = w.fair_id
         where f.id = $1 and ($2 or f.fair_type = '6x6') for update of w`,
        [fairId, role === 'ADMINS'],
      )
    : [];
  if (!rows[0]) throw notFound(apiSentence(fairRefusals.noFair));
  return rows[0];
}
