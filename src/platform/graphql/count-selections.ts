import { Kind, type DocumentNode, type SelectionSetNode } from 'graphql';

/**
 * How many fields and fragments a document asks for once every fragment is spread out. A fragment is
 * counted once and remembered: twenty of them, each spread twice in the one before, come to a million
 * in a document of a kilobyte, which whoever walks through them by one has to be spared.
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
    // What spreads itself is refused by a rule of GraphQL's own.
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
