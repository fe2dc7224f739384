/** The most characters of each part of a campaign. */
export const longest = {
  subject: 200,
  preheader: 200,
  html: 150_000,
  text: 100_000,
  metadata: 10_000,
};
