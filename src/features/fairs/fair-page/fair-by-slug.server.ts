import { operation } from '../../../platform/graphql/operation.ts';
import { noOne } from '../../../platform/model/viewer.ts';

/** `fairBySlug(...)`: the fair of an address: `spring` or, as in its page paths, `fair-spring`. */
export const fairBySlug = operation<'fairBySlug'>({
  kind: 'Query',
  name: 'fairBySlug',
  field: `
  "Returns the fair with this slug, given as \`spring\` or \`fair-spring\`."
  fairBySlug(slug: String!): Fair`,
  who: ['everyone'],
  async resolve({ slug }, { viewer }, records) {
    const bySlug = (eq: string) => records?.first(viewer ?? noOne, { slug: { eq } }) ?? null;
    const found = await bySlug(slug);
    return found ?? (slug.startsWith('fair-') ? bySlug(slug.slice('fair-'.length)) : null);
  },
});
