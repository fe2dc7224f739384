import { tellRows, type PersonalData } from '../accounts/personal-data.server.ts';

/**
 * What someone asked, voted for and answered in sessions, and that they were in one. Erased with the
 * person; a rep's answers stay with the college.
 */
export const sessionData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      session_question: `select q.created_at, q.body, q.held_for, q.hidden_at, q.votes,
          (select coalesce(c.name, e.name) from fair_exhibitor e
           left join college c on c.id = e.college_id where e.id = q.exhibitor_id) as college,
          f.name as fair, r.session
        from session_question q join session_run r on r.id = q.run_id
        join fair f on f.id = r.fair_id, whose
        where q.author_id = whose.id order by q.created_at, q.id`,
      session_vote: `select f.name as fair, r.session, count(*)::int as votes
        from session_vote v join session_question q on q.id = v.question_id
        join session_run r on r.id = q.run_id join fair f on f.id = r.fair_id, whose
        where v.account_id = whose.id group by f.name, r.session order by 1, 2`,
      session_answer: `select n.claimed_at, n.answered_at, n.body,
          coalesce(c.name, e.name) as college, f.name as fair, r.session
        from session_answer n join session_question q on q.id = n.question_id
        join session_run r on r.id = q.run_id join fair f on f.id = r.fair_id
        join fair_exhibitor e on e.id = n.exhibitor_id
        left join college c on c.id = e.college_id, whose
        where n.rep_id = whose.id order by n.claimed_at, n.id`,
      session_check_in: `select c.seen_at, c.camera, c.microphone, f.name as fair, r.session
        from session_check_in c join session_run r on r.id = c.run_id
        join fair f on f.id = r.fair_id, whose
        where c.account_id = whose.id order by c.seen_at`,
      stage_media: `select m.role, m.way, m.microphone, m.camera, m.seen_at, f.name as fair, r.session
        from stage_media m join session_run r on r.id = m.run_id
        join fair f on f.id = r.fair_id, whose
        where m.account_id = whose.id order by m.seen_at`,
    }),
  // What they have open on a stage is closed first: it ends once their account is gone.
  async erase(tx, accountId) {
    await tx.query('delete from session_check_in where account_id = $1', [accountId]);
    await tx.query('delete from session_question where author_id = $1', [accountId]);
    await tx.query(
      `select from session_question
       where id in (select question_id from session_vote where account_id = $1)
       order by id for update`,
      [accountId],
    );
    await tx.query(
      `with gone as (delete from session_vote where account_id = $1 returning question_id)
       update session_question q set votes = q.votes - 1, votes_told = q.votes - 1
       from gone where q.id = gone.question_id`,
      [accountId],
    );
    await tx.query('update session_answer set rep_id = null where rep_id = $1', [accountId]);
    await tx.query('update session_question set hidden_by = null where hidden_by = $1', [
      accountId,
    ]);
  },
};
