/** The pages of a fair. */
export const fairPaths = (slug: string) => {
  const page = `/fair-${slug}`;
  return {
    page,
    register: `${page}/register`,
    exhibitor: `${page}/exhibitor`,
    recordings: `${page}/recordings`,
    privacy: `${page}/privacy-policy`,
    terms: `${page}/terms-of-service`,
    file: `${page}.ics`,
    /** The live fair; for people with an account. */
    visit: `/app/fairs/visit/${slug}`,
    /** The list of someone's own conversations there. */
    questions: `/app/fairs/visit/${slug}/questions`,
    /** What someone asked in its sessions, with the answers. */
    sessionQuestions: `/app/fairs/visit/${slug}/sessions/questions`,
  };
};

/** The slug in the first segment of a path, `fair-spring`; null for any other path. */
export const slugIn = (address: string | undefined): string | null =>
  /^fair-([a-z\d]+(?:-[a-z\d]+)*)$/.exec(address?.toLowerCase() ?? '')?.[1] ?? null;
