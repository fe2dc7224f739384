import { demoFairs } from '../../fairs/demo-fairs.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { demoId } from '../../../platform/demo/demo-id.server.ts';
import type { World } from '../../../platform/world.ts';

/** The codes of the class links of the demo's counselor. */
const codes = { demo: 'r3hn8c5tjz', 'demo-6x6': 'k7mq2x9w4d' } as const;

/**
 * Loads the classes of the demo's counselor: at the present fair some students have come by the
 * link, and some of these share with the counselor; tomorrow's has a link and a short list.
 */
export async function loadDemoClasses(tx: Queryable, world: World): Promise<void> {
  const now = world.now();
  for (const [slug, code] of Object.entries(codes)) {
    const fairId = demoFairs[slug as keyof typeof codes];
    const classId = demoId('class', slug);
    await tx.query(
      `insert into fair_class (id, counselor_id, fair_id, created_at) values ($1, $2, $3, $4)
       on conflict do nothing`,
      [classId, demoId('counselor'), fairId, now],
    );
    await tx.query(
      `insert into class_link (code, class_id, created_at) values ($1, $2, $3)
       on conflict do nothing`,
      [code, classId, now],
    );
    // Eighteen students, eleven of whom have agreed.
    await tx.query(
      `insert into class_member
         (attendee_id, class_id, may_see, may_see_sessions, joined_at, answered_at)
       select id, $1, place <= 11, place <= 11, $3, $3 from (
         select id, row_number() over (order by id) as place from fair_attendee
         where fair_id = $2 and attendee_type = 'student' order by id limit 18) t
       on conflict do nothing`,
      [classId, fairId, now],
    );
  }
  // People on the list who registered, and some who did not.
  await tx.query(
    `insert into class_roster (id, class_id, name, address, created_at)
     select gen_random_uuid(), $1, trim(t.first_name || ' ' || t.last_name), lower(t.email), $2
     from class_member m join fair_attendee t on t.id = m.attendee_id
     where m.class_id = $1 order by t.id limit 9
     on conflict do nothing`,
    [demoId('class', 'demo-6x6'), now],
  );
}
