import { data } from 'react-router';
import { graphql } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { refusalData } from '../../../ui/forms/form-problem.ts';
import { isLegalKind, type LegalKind } from './legal-kinds.ts';

export const allTexts = graphql(`
  query LegalTexts {
    legalTexts {
      kind
      draft {
        isSaved
        savedAt
        savedBy
      }
      versions {
        number
        isQuad
        countsFrom
        state
        whatChanged
        publishedAt
        publishedBy
      }
    }
  }
`);

export const oneDraft = graphql(`
  query LegalDraft($kind: String!) {
    legalDraft(kind: $kind) {
      isSaved
      body
      revision
      savedAt
      savedBy
    }
  }
`);

export const onePreview = graphql(`
  query LegalPreview($kind: String!, $isQuad: Boolean!) {
    legalPreview(kind: $kind, isQuad: $isQuad) {
      html
      headings {
        anchor
        label
      }
      emptyFields
      revision
    }
    legalDraft(kind: $kind) {
      isSaved
    }
  }
`);

export const saveDraft = graphql(`
  mutation SaveLegalDraft($kind: String!, $body: String!, $revision: Int!) {
    saveLegalDraft(kind: $kind, body: $body, revision: $revision) {
      revision
    }
  }
`);

export const discardDraft = graphql(`
  mutation DiscardLegalDraft($kind: String!, $revision: Int!) {
    discardLegalDraft(kind: $kind, revision: $revision) {
      revision
    }
  }
`);

export const publishText = graphql(`
  mutation PublishLegalText($input: PublishLegalTextInput!) {
    publishLegalText(input: $input) {
      number
      state
    }
  }
`);

/**
 * Which text the address names.
 * @throws Response 404
 */
export function kindIn(kind: string): LegalKind {
  if (!isLegalKind(kind)) throw new Response(null, { status: 404 });
  return kind;
}

/** The revision that a form was drawn with; one that no draft has where it is none. */
export const revisionIn = (form: FormData, name = 'revision'): number => {
  const value = form.get(name);
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : -1;
};

/** The data of a form for a draft that changed in between: everything typed, and what is saved. */
export async function conflictData(
  call: PageCall,
  kind: LegalKind,
  error: Parameters<typeof refusalData>[0],
  form: FormData,
) {
  const { legalDraft: theirs } = await call.query(oneDraft, { kind });
  return data({ ...refusalData(error, form), theirs }, 409);
}
