import { graphql } from '../../../platform/pages/graphql.ts';

export const describePictureMutation = graphql(`
  mutation DescribeBoothPicture($id: ID!, $alt: String!, $caption: String) {
    describeBoothPicture(id: $id, alt: $alt, caption: $caption)
  }
`);

export const movePictureMutation = graphql(`
  mutation MoveBoothPicture($id: ID!, $to: BoothPictureMove!) {
    moveBoothPicture(id: $id, to: $to)
  }
`);

export const removePictureMutation = graphql(`
  mutation RemoveBoothPicture($id: ID!) {
    removeBoothPicture(id: $id)
  }
`);
