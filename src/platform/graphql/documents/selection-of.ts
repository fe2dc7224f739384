import type { GraphQLResolveInfo } from 'graphql';
import type { Selection } from '../../store/selection.ts';

/** What the compiler of a document adds to the `info` of a root field. */
export interface SelectionInfo {
  readonly selection: Selection;
}

/**
 * What a root field asks for, read once when its document was compiled.
 * @throws Error when the document was not compiled by the API, which is a mistake in the code.
 */
export function selectionOf(info: GraphQLResolveInfo & Partial<SelectionInfo>): Selection {
  if (!info.selection) throw new Error(`${info.fieldName} was not compiled by the API.`);
  return info.selection;
}
