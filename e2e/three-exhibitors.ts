import type { demoDatabase } from './demo-database.ts';

type Pool = Awaited<ReturnType<typeof demoDatabase>>['pool'];

/**
 * Three exhibitors of a fair with a word of their own: Ash, paid and ready, Bay, unpaid and not ready, and
 * Fir, unpaid and without a booth.
 */
export async function threeNamed(pool: Pool, fairId: string, word: string): Promise<void> {
  for (const [place, name] of ['Ash', 'Bay', 'Fir'].entries()) {
    const { rows } = await pool.query<{ id: string }>(
      `insert into college select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(),
         'name', $1::text, 'name_lower', lower($1::text), 'slug', lower(replace($1::text, ' ', '-')),
         'unit_id', null, 'domain', null, 'website', null))).* from college c
       where id = (select college_id from fair_booth where fair_id = $2 limit 1) returning id`,
      [`${name} ${word}`, fairId],
    );
    await pool.query(
      `insert into fair_exhibitor select (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(),
         'college_id', $1::uuid, 'name', $2::text, 'name_lower', lower($2::text), 'user_id', null,
         'payment_status', $3::text, 'payment_type', 'invoice', 'payment_data', null,
         'secondary_contact_email', null,
         'primary_contact_email', lower(replace($2::text, ' ', '-')) || '@exhibitors.test'))).*
       from fair_exhibitor e where id = (select id from fair_exhibitor where fair_id = $4 limit 1)`,
      [rows[0]?.id, `${name} ${word}`, place === 0 ? 'paid' : 'pending', fairId],
    );
    if (place < 2)
      await pool.query(
        `insert into fair_booth select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(),
           'college_id', $1::uuid, 'booth_sent', false, 'paid', $2::boolean, 'booth_ready', $2::boolean,
           'questions_answered', $2::boolean, 'chat_ready', $2::boolean))).*
         from fair_booth b where id = (select id from fair_booth where fair_id = $3 limit 1)`,
        [rows[0]?.id, place === 0, fairId],
      );
  }
}
