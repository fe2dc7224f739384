/** The pages of one attendee. */
export interface AttendeePaths {
  /** The attendee table. */
  readonly list: string;
  /** The attendee, or a question before an action. */
  readonly one: (ask?: 'cancel') => string;
  readonly edit: string;
}

interface Of {
  readonly id: string;
  readonly fair: { readonly id: string; readonly slug: string };
}

/** For admins: under the fair. */
export function adminPaths({ id, fair }: Of): AttendeePaths {
  const list = `/admin/fairs/${fair.id}/attendees`;
  const one = `${list}/${id}`;
  return { list, one: (ask) => (ask ? `${one}?ask=${ask}` : one), edit: `${one}/edit` };
}

/** For coordinators of 6x6 fairs: `?fair=` names the fair, as on all their pages. */
export function coordinatorPaths({ id, fair }: Of): AttendeePaths {
  const base = '/app/fairs/6x6/attendees';
  const query = `?${new URLSearchParams({ fair: fair.slug })}`;
  const one = `${base}/${id}${query}`;
  return {
    list: `${base}${query}`,
    one: (ask) => (ask ? `${one}&ask=${ask}` : one),
    edit: `${base}/${id}/edit${query}`,
  };
}
