/** The paths of a counselor's class at a fair. */
export const classPaths = (slug: string) => {
  const page = `/app/class/${slug}`;
  return { page, flyer: `${page}/flyer`, file: `${page}/list.csv` };
};
