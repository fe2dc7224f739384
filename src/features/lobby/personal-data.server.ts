import { tellRows, type PersonalData } from '../accounts/personal-data.server.ts';
import { readRows } from '../../platform/database/read-rows.ts';

/**
 * Booth visits, messages at booths and their reports, which answers are unread, and chat checks. Erased with the person; a rep's messages stay
 * with the college, and a visit is still counted, without the person.
 */
export const conversationData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      booth_message: `select m.created_at, m.body, m.author_as, m.held_for, m.hidden_at,
          c.name as college, f.name as fair
        from booth_message m join fair_booth b on b.id = m.booth_id
        join college c on c.id = b.college_id join fair f on f.id = b.fair_id, whose
        where m.author_id = whose.id order by m.created_at`,
      unread_answer: `select m.created_at as answered_at, c.name as college, f.name as fair
        from unread_answer u join booth_message m on m.id = u.id
        join fair_booth b on b.id = u.booth_id join college c on c.id = b.college_id
        join fair f on f.id = b.fair_id, whose
        where u.account_id = whose.id order by m.created_at`,
      booth_chat_check: `select k.begun_at, k.passed_at, c.name as college, f.name as fair
        from booth_chat_check k join fair_booth b on b.id = k.booth_id
        join college c on c.id = b.college_id join fair f on f.id = b.fair_id, whose
        where k.account_id = whose.id order by k.begun_at`,
      fair_announcement: `select a.created_at, a.body, a.audience, a.session, f.name as fair
        from fair_announcement a join fair f on f.id = a.fair_id, whose
        where a.created_by = whose.id order by a.created_at`,
      booth_visit: `select v.first_at, c.name as college, f.name as fair
        from booth_visit v join fair_booth b on b.id = v.booth_id
        join college c on c.id = b.college_id join fair f on f.id = b.fair_id, whose
        where v.account_id = whose.id order by v.first_at`,
      message_report: `select r.created_at, r.reason, r.words, r.closed_at, c.name as college,
          f.name as fair
        from booth_message_report r join booth_message m on m.id = r.message_id
        join fair_booth b on b.id = m.booth_id join college c on c.id = b.college_id
        join fair f on f.id = b.fair_id, whose
        where r.reported_by = whose.id order by r.created_at, r.id`,
    }),
  async erase(tx, accountId) {
    await tx.query(
      'update booth_message_report set reported_by = null, words = null where reported_by = $1',
      [accountId],
    );
    await tx.query('update booth_message_report set closed_by = null where closed_by = $1', [
      accountId,
    ]);
    await tx.query('update booth_visit set account_id = null where account_id = $1', [accountId]);
    await tx.query('delete from unread_answer where account_id = $1', [accountId]);
    await tx.query('delete from booth_chat_check where account_id = $1', [accountId]);
    await tx.query("delete from booth_message where author_id = $1 and author_as <> 'rep'", [
      accountId,
    ]);
    await tx.query('update booth_message set author_id = null where author_id = $1', [accountId]);
    await tx.query('update booth_message set released_by = null where released_by = $1', [
      accountId,
    ]);
    await tx.query('update fair_announcement set created_by = null where created_by = $1', [
      accountId,
    ]);
    await tx.query('update booth_message set closed_by = null where closed_by = $1', [accountId]);
    await tx.query('update booth_message set hidden_by = null where hidden_by = $1', [accountId]);
  },
};

/** The booth documents in a person's bag, and those they opened; an opening is still counted. */
export const keptDocumentData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      kept_document: `select k.name, c.name as college, f.name as fair, k.kept_at
        from kept_document k join fair_booth b on b.id = k.booth_id
        join college c on c.id = b.college_id join fair f on f.id = b.fair_id, whose
        where k.account_id = whose.id order by k.kept_at, k.file_id`,
      document_opening: `select f.name as document, c.name as college, r.name as fair, o.first_at
        from document_opening o join fair_booth b on b.id = o.booth_id
        join college c on c.id = b.college_id join fair r on r.id = b.fair_id
        left join file f on f.id = o.file_id, whose
        where o.account_id = whose.id order by o.first_at, o.file_id`,
    }),
  async erase(tx, accountId) {
    await tx.query('delete from kept_document where account_id = $1', [accountId]);
    await tx.query('update document_opening set account_id = null where account_id = $1', [
      accountId,
    ]);
  },
};

/**
 * Private threads. A student's leave with them, from both sides and with their reports; a rep's
 * messages stay with the college.
 */
export const threadData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      thread_message: `select m.created_at, m.body, m.author_as, m.held_for, c.name as college,
          f.name as fair
        from thread_message m join fair_booth b on b.id = m.booth_id
        join college c on c.id = b.college_id join fair f on f.id = b.fair_id, whose
        where whose.id in (m.account_id, m.author_id) order by m.created_at`,
      // What a team noted about someone is theirs as well.
      thread_note: `select n.created_at, n.body, c.name as college, f.name as fair
        from thread_note n left join thread t on t.id = n.thread_id
        left join booth_message m on m.id = n.message_id join fair_booth b on b.id = n.booth_id
        join college c on c.id = b.college_id join fair f on f.id = b.fair_id, whose
        where whose.id in (t.account_id, m.author_id, n.author_id) order by n.created_at`,
      thread_report: `select p.created_at, p.reason, p.closed_at, c.name as college, f.name as fair
        from thread_report p join thread t on t.id = p.thread_id
        join fair_booth b on b.id = t.booth_id
        join college c on c.id = b.college_id join fair f on f.id = b.fair_id, whose
        where p.reported_by = whose.id order by p.created_at`,
    }),
  async erase(tx, accountId) {
    await tx.query('delete from thread where account_id = $1', [accountId]);
    await tx.query('update thread set claimed_by = null where claimed_by = $1', [accountId]);
    await tx.query('update thread_message set author_id = null where author_id = $1', [accountId]);
    await tx.query('update thread_note set author_id = null where author_id = $1', [accountId]);
    await tx.query('update thread_report set reported_by = null where reported_by = $1', [
      accountId,
    ]);
    await tx.query('update thread_report set closed_by = null where closed_by = $1', [accountId]);
  },
};

/** The browsers that show someone's notifications, without what opens a way to them. */
export const pushData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      push_subscription: `select p.created_at, p.sent_at, s.user_agent
        from push_subscription p join session s on s.id = p.session_id, whose
        where p.account_id = whose.id order by p.created_at, p.id`,
    }),
  async erase(tx, accountId) {
    await tx.query('delete from push_subscription where account_id = $1', [accountId]);
  },
};

/** The queues in which someone waited for a call; a rep's calls stay, without the rep. */
export const queueData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      queue_entry: `select e.created_at, e.state, e.accepted_at, e.ended_at, e.missed_once, e.reason,
          c.name as college, f.name as fair
        from queue_entry e join fair_booth b on b.id = e.booth_id
        join college c on c.id = b.college_id join fair f on f.id = e.fair_id, whose
        where e.account_id = whose.id order by e.created_at, e.id`,
    }),
  async erase(tx, accountId) {
    const queues = await readRows(tx, { id: 'text' })(
      `select id from booth_queue where id in (select booth_id from queue_entry
         where account_id = $1 or called_by = $1 or assigned_to = $1)
       order by id for update`,
      [accountId],
    );
    await tx.query('delete from queue_entry where account_id = $1', [accountId]);
    await tx.query('update queue_entry set called_by = null where called_by = $1', [accountId]);
    await tx.query('update queue_entry set assigned_to = null where assigned_to = $1', [accountId]);
    for (const { id } of queues) await tx.query('select refresh_booth_queue($1)', [id]);
  },
};

/**
 * The calls someone was invited to, and the reports they made. Being in a call is erased with the
 * person; the call and a report stay, without a name, for the others and the organizers.
 */
export const callData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      call_person: `select p.invited_at, p.joined_at, p.left_at, p."as", k.started_at, k.ended_at,
          c.name as college, f.name as fair
        from call_person p join call k on k.id = p.call_id join fair_booth b on b.id = k.booth_id
        join college c on c.id = b.college_id join fair f on f.id = b.fair_id, whose
        where p.account_id = whose.id order by p.invited_at, p.id`,
      call_report: `select r.reported_at, r.reason, c.name as college, f.name as fair
        from call_report r join call k on k.id = r.call_id join fair_booth b on b.id = k.booth_id
        join college c on c.id = b.college_id join fair f on f.id = b.fair_id, whose
        where r.reported_by = whose.id order by r.reported_at, r.id`,
    }),
  async erase(tx, accountId) {
    // Connection messages go along with it.
    await tx.query('delete from call_person where account_id = $1', [accountId]);
    await tx.query('update call set started_by = null where started_by = $1', [accountId]);
    await tx.query('update call_report set reported_by = null where reported_by = $1', [accountId]);
    await tx.query('update call_report set closed_by = null where closed_by = $1', [accountId]);
  },
};

/** Where organizers muted or removed someone; what an organizer did stays, without the organizer. */
export const exclusionData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      fair_exclusion: `select e.excluded_at, e.kind, e.reason, e.lifted_at, f.name as fair
        from fair_exclusion e join fair f on f.id = e.fair_id, whose
        where e.account_id = whose.id order by e.excluded_at, e.id`,
    }),
  async erase(tx, accountId) {
    await tx.query('delete from fair_exclusion where account_id = $1', [accountId]);
    await tx.query('update fair_exclusion set excluded_by = null where excluded_by = $1', [
      accountId,
    ]);
    await tx.query('update fair_exclusion set lifted_by = null where lifted_by = $1', [accountId]);
  },
};
