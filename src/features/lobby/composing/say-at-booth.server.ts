import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { closingMessages } from '../../booths/closing.messages.ts';
import { fairPhase } from '../../fairs/fair-phase.ts';
import { operation, type CallContext } from '../../../platform/graphql/operation.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { checkValues } from '../../../platform/model/check-values.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { conflict, forbidden, rateLimited } from '../../../platform/model/refusal.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import type { Env } from '../../../platform/env.server.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { tellOfAnswer } from '../answer-emails/tell-of-answers.server.ts';
import { attachDocuments } from './attached-documents.server.ts';
import { conversationRefusals as messages } from './conversation-refusals.messages.ts';
import { heldWords } from './held-words.ts';
import { judgeText } from '../judge-text.ts';
import { readSent, type BoothMessage } from '../conversation/read-messages.server.ts';
import { broadcastFields, messageFields } from './message-fields.ts';
import { refuseExcluded, refuseMuted } from '../refuse-muted.server.ts';
import { openBooth, readingOf, type OpenBooth } from '../booth-page/open-booth.server.ts';

/** The GraphQL types of a message. */
const messageTypes = `
  "The role of a message’s author."
  enum BoothSpeaker { STUDENT PARENT COUNSELOR REP }
  "The visibility of a message."
  enum BoothMessageState {
    "Everyone at the booth sees it."
    SHOWN
    "A rep looks at it first; until then only its author sees it."
    HELD
    "A rep or an admin has hidden it; its text is null but for reps of the booth and admins."
    HIDDEN
  }
  "The reason a message is held for review."
  enum HeldReason { LINK EMAIL PHONE WORDS }
  "The person who closed or hid a message, and the time."
  type BoothMark {
    at: DateTime!
    "Name of the rep; null of an admin, and of who has left."
    by: String
    isByAdmin: Boolean!
    "Why, in the words of who did it."
    why: String
    "The caller may undo it: reps what reps did, admins everything that admins do."
    mayUndo: Boolean!
  }
  "The messages that need a rep."
  type BoothDesk {
    "Messages that no rep has answered or closed."
    toAnswer: Int!
    "Since when the oldest of them waits."
    oldestAt: DateTime
    held: Int!
    hidden: Int!
  }
  "A document of a booth that a rep attached to a message."
  type AttachedDocument {
    id: ID!
    "Its name when it was attached."
    name: String!
    "Null, like the address, when the booth no longer has it."
    bytes: Int
    url: String
  }
  "A message in the public conversation of a booth."
  type BoothMessage {
    id: ID!
    createdAt: DateTime!
    speaker: BoothSpeaker!
    "First name and initial of a student, name of a rep; null for everyone else."
    name: String
    text: String
    state: BoothMessageState!
    "Why it is held; null where it is not."
    heldFor: HeldReason
    "The message that a rep answers with it."
    answers: ID
    "An answer of a rep to it can be read."
    isAnswered: Boolean!
    "Whether a rep marked it as needing no answer. For reps of the booth and admins."
    closed: BoothMark
    "That it is hidden. For reps of the booth and admins."
    hidden: BoothMark
    documents: [AttachedDocument!]!
    "A rep sent it to everyone at the booth, wherever on its page they are."
    isBroadcast: Boolean!
    isMine: Boolean!
    "The key under which the caller has sent it; null for what others said."
    clientKey: String
  }`;

type Services = PeopleServices & {
  readonly env: Pick<Env, 'heldWords'>;
  readonly jobs: Jobs;
};
type Speaker = 'student' | 'parent' | 'counselor' | 'rep';

/** A crowd reads a booth's messages; a person who floods it must wait. Reps answer many. */
const budgets = {
  attendee: { points: 8, perSeconds: 60 },
  rep: { points: 60, perSeconds: 60 },
} as const;

/** Messages that a booth sends to everyone there: they interrupt people. */
const broadcasts = { points: 3, perSeconds: 600 };

/**
 * `sayAtBooth(...)`: posts in a booth's public conversation. A repeated key returns the earlier
 * message, and nothing is posted twice: clients that lost the connection resend it.
 */
export const sayAtBooth = operation<'sayAtBooth', Services>({
  kind: 'Mutation',
  name: 'sayAtBooth',
  field: `
  "Posts a message in the public conversation of a booth. Repeating a \`clientKey\` returns the first message."
  sayAtBooth(
    boothId: ID!, text: String!, clientKey: String!, answers: ID
    "Documents of the booth to attach. For its reps."
    documents: [ID!]
    "Send it to everyone at the booth, wherever on its page they are. For its reps, and not for answers."
    broadcast: Boolean
  ): BoothMessage!`,
  types: messageTypes,
  who: ['signedIn'],
  async resolve(
    { boothId, clientKey, answers, documents, broadcast, ...input },
    context,
  ): Promise<BoothMessage> {
    const by = signedIn(context);
    const { services, world } = context;
    const { pool } = services.database;
    const booth = await openBooth(pool, by, boothId);
    const reading = readingOf(booth, by.id);
    const before = await readSent(pool, reading, clientKey);
    if (before) return before;
    const as = speakerOf(booth, world.now());
    const isBroadcast = broadcast === true;
    checkValues(
      isBroadcast ? broadcastFields : messageFields,
      { ...input, clientKey },
      world.now(),
    );
    const text = input.text.trim();
    const key = `booth-messages:${as === 'rep' ? 'rep' : 'attendee'}:${by.id}`;
    const { allowed, retryAfter } = await spend(
      pool,
      world,
      key,
      budgets[as === 'rep' ? 'rep' : 'attendee'],
    );
    if (!allowed) throw rateLimited(retryAfter);
    if (isBroadcast) await spendBroadcast(context, booth.id, as, answers ?? null);
    const heldFor = as === 'rep' ? null : judgeText(text, services.env.heldWords ?? heldWords);
    return services.writer.change(async (tx) => {
      await refuseExcluded(tx, booth.id, by.id);
      const answered = await questionOf(tx, booth, as, answers ?? null);
      const attached = await attachDocuments(tx, {
        boothId: booth.id,
        isRep: as === 'rep',
        ids: documents ?? [],
      });
      const { rowCount } = await tx.query(
        `insert into booth_message
           (id, booth_id, author_id, author_as, body, client_key, answers, held_for, created_at,
            documents, is_broadcast)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
         on conflict (booth_id, author_id, client_key) do nothing`,
        [
          world.newId(),
          booth.id,
          by.id,
          as,
          text,
          clientKey,
          answered,
          heldFor,
          world.now(),
          attached,
          isBroadcast,
        ],
      );
      if (rowCount === 1 && answered !== null)
        await tellOfAnswer(tx, { world, jobs: services.jobs }, answered);
      const message = await readSent(tx, reading, clientKey);
      if (!message) throw new Error('A message was said and is not there.');
      // Read after the message is written: closing a booth waits for it, or it waits for the close.
      await refuseClosed(tx, booth.id);
      return message;
    });
  },
});

/**
 * @throws Refusal FORBIDDEN for those who aren't reps of the booth, CONFLICT for an answer to one
 * person, RATE_LIMITED for a booth that has sent several
 */
async function spendBroadcast(
  { services, world }: CallContext<Services>,
  boothId: string,
  as: Speaker,
  answers: string | null,
): Promise<void> {
  if (as !== 'rep') throw forbidden(apiSentence(messages.onlyRepsToAll));
  if (answers !== null) throw conflict(apiSentence(messages.toOneOrAll));
  const key = `booth-broadcasts:${boothId}`;
  const { allowed, retryAfter } = await spend(services.database.pool, world, key, broadcasts);
  if (!allowed) throw rateLimited(retryAfter);
}

/** @throws Refusal CONFLICT at a closed booth */
async function refuseClosed(tx: Queryable, boothId: string): Promise<void> {
  const { rowCount } = await tx.query('select from booth_closing where id = $1', [boothId]);
  if (rowCount) throw conflict(apiSentence(closingMessages.refused));
}

/**
 * The role in which someone can post at a booth now.
 * @throws Refusal CONFLICT before and after the fair, FORBIDDEN for people who only observe or are muted
 */
function speakerOf(booth: OpenBooth, now: Date): Speaker {
  const { standing, collegeId, fair, closed } = booth;
  refuseMuted(booth);
  if (closed) throw conflict(apiSentence(closingMessages.refused));
  if (standing.as === 'rep' && standing.collegeId === collegeId) return 'rep';
  if (standing.as === 'admin' || standing.as === 'rep')
    throw forbidden(apiSentence(messages.others));
  const phase = fairPhase(fair, now);
  if (phase === 'ended') throw conflict(apiSentence(messages.over));
  if (phase !== 'live') throw conflict(apiSentence(messages.notYet));
  return standing.as === 'family' ? 'parent' : standing.type;
}

/**
 * The message that a rep answers, locked for the write that marks it; attendees answer no one, as
 * they can't chat with each other.
 */
async function questionOf(
  tx: Queryable,
  { id }: OpenBooth,
  as: Speaker,
  answers: string | null,
): Promise<string | null> {
  if (as !== 'rep' || answers === null) return null;
  const { rows } = isUuid(answers)
    ? await tx.query(
        `select from booth_message where id = $1 and booth_id = $2 and hidden_at is null
           and (held_for is null or released_at is not null) for no key update`,
        [answers, id],
      )
    : { rows: [] };
  if (rows.length === 0) throw conflict(apiSentence(messages.gone));
  return answers;
}
