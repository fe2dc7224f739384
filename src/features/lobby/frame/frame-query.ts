import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';
import { liveDocument } from '../../../platform/pages/live.ts';

/** What the bar of a live fair shows. */
export const frameQuery = graphql(`
  query FairFrame($slug: String!) {
    fairFrame(slug: $slug) {
      fairId
      hasSessions
      boothId
      cursor
      mine {
        bagCount
        unread {
          kind
          boothId
          unread
        }
      }
    }
  }
`);

/** The bar of a live fair; `mine` is null for reps. */
export type Frame = NonNullable<ResultOf<typeof frameQuery>['fairFrame']>;

/** The subscription of each page of a fair. */
export const myFairNews = liveDocument(`subscription ($fairId: ID!, $after: String) {
  onMyFairNews(fairId: $fairId, after: $after) {
    kind boothId unread answer { id college text } } }`);
