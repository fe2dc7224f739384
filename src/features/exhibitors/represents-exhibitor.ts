/** SQL expressions for a person. */
interface PersonSql {
  readonly account: string;
  /** Their email in lowercase. */
  readonly email: string;
  /** An array of the colleges that they represent. */
  readonly colleges: string;
}

/**
 * SQL: whether a person represents an exhibitor, the row of that alias, by college, account or
 * contact, unless it has withdrawn.
 */
export const representsExhibitor = (e: string, { account, email, colleges }: PersonSql): string =>
  `((${e}.college_id = any(${colleges}) or ${e}.user_id = ${account}
      or lower(${e}.primary_contact_email) = ${email}
      or lower(${e}.secondary_contact_email) = ${email})
    and not exists (select from exhibitor_registration r
      where r.exhibitor_id = ${e}.id and r.withdrawn_at is not null))`;
