/**
 * SQL: the publicly known colleges at a fair, as `exhibit(college_id, fair_id)`, to follow `with
 * shown as (select id ...)` with the fairs in question. Includes those with a booth or a
 * registration, also while payment is pending; excludes one whose payments for the fair have all
 * failed or been refunded.
 */
export const exhibitRule = `payment as (
    select p.college_id, f.id as fair_id, p.payment_status
    from shown f join college_payment p on f.id::text = any(p.fair_ids)
    union all
    select college_id, fair_id, payment_status from fair_exhibitor
    where fair_id in (select id from shown)
  ), gone as (
    select college_id, fair_id from payment where college_id is not null
    group by college_id, fair_id having bool_and(payment_status in ('failed', 'refunded'))
  ), exhibit as (
    select college_id, fair_id from (
      select college_id, fair_id from fair_booth where fair_id in (select id from shown)
      union
      select college_id, fair_id from fair_exhibitor
      where college_id is not null and fair_id in (select id from shown)
        and not exists (select from exhibitor_registration r
          where r.exhibitor_id = fair_exhibitor.id and r.withdrawn_at is not null)
    ) e
    where (college_id, fair_id) not in (select college_id, fair_id from gone)
  )`;
