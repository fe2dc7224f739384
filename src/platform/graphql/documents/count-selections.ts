import { Kind, type DocumentNode, type SelectionSetNode } from 'graphql';

/**
 * Counts the fields and fragments of a document after expanding all fragments. Each fragment is
 * counted once and cached: twenty fragments, each spread twice in the previous one, expand to a
 * million in a document of a kilobyte.
 */
export function countSelections({ definitions }: DocumentNode): number {
  const sets = new Map<string, SelectionSetNode>();
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      sets.set(definition.name.value, definition.selectionSet);
  const known = new Map<string, number>();
  const countFragment = (name: string): number => {
    const count = known.get(name);
    if (count !== undefined) return count;
    // A GraphQL rule refuses fragments that contain themselves.
    known.set(name, 0);
    const set = sets.get(name);
    const counted = set ? countSet(set) : 0;
    known.set(name, counted);
    return counted;
  };
  const countSet = ({ selections }: SelectionSetNode): number =>
    selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD)
        return sum + 1 + countFragment(selection.name.value);
      return sum + 1 + (selection.selectionSet ? countSet(selection.selectionSet) : 0);
    }, 0);
  return definitions.reduce(
    (sum, definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? sum + countSet(definition.selectionSet) : sum,
    0,
  );
}
