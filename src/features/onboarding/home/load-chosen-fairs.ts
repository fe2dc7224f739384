import { takesExhibitors } from '../../fairs/fair-phase.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';

const chosenFairsQuery = graphql(`
  query ChosenFairs {
    chosenFairs
    fairCards {
      id
      name
      startTime
      endTime
      exhibitorDeadline
      cancelledAt
    }
  }
`);

/** The names of the fairs that a rep chose while their request was pending, and can register for. */
export async function loadChosenFairs(call: PageCall): Promise<readonly string[]> {
  const { chosenFairs, fairCards } = await call.query(chosenFairsQuery);
  return fairCards
    .filter((fair) => chosenFairs.includes(fair.id) && takesExhibitors(fair, call.now))
    .map(({ name }) => name);
}
