import { signedIn } from '../../accounts/people-services.ts';
import type { LobbyServices } from '../lobby-services.ts';
import { fairPhase } from '../../fairs/fair-phase.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { spend, type Budget } from '../../../platform/http/spend.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { conflict, forbidden, rateLimited } from '../../../platform/model/refusal.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import type { World } from '../../../platform/world.ts';
import { conversationRefusals as messages } from '../composing/conversation-refusals.messages.ts';
import { openBooth, type OpenBooth } from '../booth-page/open-booth.server.ts';

/** The topic for checks that have started. */
export const chatCheckTopic = 'BoothChatCheck';

/** Milliseconds for which a word is valid. */
const goodFor = 120_000;

const budgets = {
  start: { points: 10, perSeconds: 300 },
  pass: { points: 20, perSeconds: 300 },
} as const satisfies Record<string, Budget>;

/** `startChatCheck(boothId)`: sends a rep a word over the chat connection of their own booth. */
export const startChatCheck = operation<'startChatCheck', LobbyServices>({
  kind: 'Mutation',
  name: 'startChatCheck',
  field: `
  "Starts a test of the live connection: \`onBoothNews\` delivers a word to the calling rep only."
  startChatCheck(boothId: ID!): BegunChatCheck!`,
  types: `
  "A chat test that has started; \`onBoothNews\` delivers its word after this cursor."
  type BegunChatCheck { id: ID! cursor: String! }
  "The word of a chat test, valid for two minutes."
  type ChatCheckWord { id: ID! word: String! }`,
  who: ['COLLEGES'],
  async resolve({ boothId }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const { pool } = services.database;
    const booth = await ownBooth(pool, by, boothId, world);
    await spendOn('start', pool, by, world);
    const cursor = await services.lobby.presentCursor();
    const id = await services.writer.change(async (tx) => {
      const now = world.now();
      await tx.query(
        `delete from booth_chat_check
         where booth_id = $1 and account_id = $2 and passed_at is null and begun_at <= $3`,
        [booth.id, by.id, new Date(now.getTime() - goodFor)],
      );
      const rows = await readRows(tx, { id: 'text' })(
        `insert into booth_chat_check (id, booth_id, rep_id, account_id, word, begun_at)
         select $1, $2, r.id, r.user_id, $5, $6 from college_rep r
         where r.college_id = $3 and r.user_id = $4 and r.confirmed_at is not null
         returning id`,
        [world.newId(), booth.id, booth.collegeId, by.id, newWord(world), now],
      );
      return rows[0]?.id;
    });
    if (id === undefined) throw forbidden(apiSentence(messages.others));
    return { id, cursor };
  },
});

/** `passChatCheck(boothId, word)`: confirms that the word arrived; the booth's chat is ready. */
export const passChatCheck = operation<'passChatCheck', LobbyServices>({
  kind: 'Mutation',
  name: 'passChatCheck',
  field: `
  "Returns the word of a test in time, once. The chat of the booth is then marked ready."
  passChatCheck(boothId: ID!, word: String!): Boolean!`,
  who: ['COLLEGES'],
  async resolve({ boothId, word }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const { pool } = services.database;
    const booth = await ownBooth(pool, by, boothId, world);
    await spendOn('pass', pool, by, world);
    return services.writer.change(async (tx) => {
      const now = world.now();
      const [passed] = await readRows(tx, { id: 'text' })(
        `update booth_chat_check set word = null, passed_at = $4
         where booth_id = $1 and account_id = $2 and word = $3 and begun_at > $5 returning id`,
        [booth.id, by.id, word, now, new Date(now.getTime() - goodFor)],
      );
      if (!passed) throw conflict(apiSentence(messages.wordGone));
      // Only the latest passed check counts.
      await tx.query(
        'delete from booth_chat_check where booth_id = $1 and account_id = $2 and id <> $3',
        [booth.id, by.id, passed.id],
      );
      return true;
    });
  },
});

/** The word of a started check, for the rep who started it; null for everyone else. */
export async function readWord(
  on: Queryable,
  { id: accountId }: Viewer,
  checkId: string,
  now: Date,
): Promise<{ readonly id: string; readonly word: string } | null> {
  const rows = await readRows(on, { id: 'text', word: 'text' })(
    `select id, word from booth_chat_check
     where id = $1 and account_id = $2 and word is not null and begun_at > $3`,
    [checkId, accountId, new Date(now.getTime() - goodFor)],
  );
  return rows[0] ?? null;
}

/** It can't be guessed. */
const newWord = (world: World): string => Buffer.from(world.randomBytes(16)).toString('base64url');

/**
 * The booth of the caller's college, until its fair is over.
 * @throws Refusal NOT_FOUND, FORBIDDEN or CONFLICT
 */
async function ownBooth(
  on: Queryable,
  by: Viewer,
  boothId: string,
  world: World,
): Promise<OpenBooth> {
  const booth = await openBooth(on, by, boothId);
  const { standing, collegeId, fair } = booth;
  if (standing.as !== 'rep' || standing.collegeId !== collegeId)
    throw forbidden(apiSentence(messages.others));
  if (fairPhase(fair, world.now()) === 'ended') throw conflict(apiSentence(messages.over));
  return booth;
}

async function spendOn(
  what: keyof typeof budgets,
  on: Queryable,
  { id }: Viewer,
  world: World,
): Promise<void> {
  const key = `chat-check:${what}:${String(id)}`;
  const { allowed, retryAfter } = await spend(on, world, key, budgets[what]);
  if (!allowed) throw rateLimited(retryAfter);
}
