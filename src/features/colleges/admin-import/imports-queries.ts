import { graphql } from '../../../platform/pages/graphql.ts';

export const listImports = graphql(`
  query CollegeImports($subject: String!) {
    collegeImports(subject: $subject) {
      id
      state
      createdAt
      by
      files
      added
      changed
    }
  }
`);

export const oneImport = graphql(`
  query CollegeImport($id: ID!) {
    collegeImport(id: $id) {
      id
      subject
      state
      createdAt
      finishedAt
      undoneAt
      by
      files
      step
      done
      total
      problem
      problemKind
      read
      added
      changed
      unchanged
      older
      dropped
      isUndoable
      leftAlone
    }
  }
`);

export const importLines = graphql(`
  query CollegeImportLines($id: ID!, $most: Int, $after: Int) {
    collegeImportLines(id: $id, most: $most, after: $after) {
      place
      kind
      field
      unitId
      name
      city
      state
      before
      after
      count
    }
  }
`);

export const recheckImport = graphql(`
  mutation RecheckCollegeImport($id: ID!) {
    recheckCollegeImport(id: $id)
  }
`);

export const startImport = graphql(`
  mutation StartCollegeImport($id: ID!) {
    startCollegeImport(id: $id)
  }
`);

export const undoImport = graphql(`
  mutation UndoCollegeImport($id: ID!) {
    undoCollegeImport(id: $id)
  }
`);

export const undoSchools = graphql(`
  mutation UndoSchoolImport($id: ID!) {
    undoSchoolImport(id: $id)
  }
`);
