import { graphql } from '../../platform/pages/graphql.ts';
import type { PageCall } from '../../platform/pages/page-call.ts';

const query = graphql(`
  query LatestResult {
    collegeResults {
      fairs {
        slug
        name
        startTime
        results {
          visits
          questions
          leads
        }
      }
    }
  }
`);

/** Results of the latest fair that has begun with a booth of the rep's college; null: none yet. */
export async function latestResult(call: PageCall) {
  const { collegeResults } = await call.query(query);
  const begun = collegeResults.fairs.find(({ startTime }) => new Date(startTime) <= call.now);
  return begun ? { slug: begun.slug, name: begun.name, ...begun.results } : null;
}
