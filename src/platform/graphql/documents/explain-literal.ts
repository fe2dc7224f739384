import { BREAK, Kind, visit, type ASTNode, type DocumentNode, type GraphQLError } from 'graphql';
import { messages } from '../../model/messages.ts';
import { forPrograms, type ApiSentence, carried } from '../../model/api-sentence.ts';

/** GraphQL's messages for values of the wrong type, and the forms' messages. */
const words: readonly (readonly [start: string, message: string])[] = [
  ['Int cannot represent', messages.integer],
  ['Float cannot represent', messages.number],
  ['Boolean cannot represent', messages.flag],
  ['String cannot represent', messages.text],
  ['ID cannot represent', messages.text],
];

const ownMessages = /^Expected value of type "\w+!?", found .*; (.+)$/s;

/**
 * What a validation error says about one literal value, by its path in the input or among the
 * arguments; nothing if it is about something else.
 */
export function explainLiteral(
  { message, nodes }: Pick<GraphQLError, 'message'> & Partial<Pick<GraphQLError, 'nodes'>>,
  document: DocumentNode | null,
): Record<string, ApiSentence> {
  const missing = /^Field "\w+\.(\w+)" of required type/.exec(message);
  if (missing?.[1]) return { [missing[1]]: messages.required };
  const unknown = /^Field "(\w+)" is not defined by type "\w+Input"/.exec(message);
  if (unknown?.[1]) return { [unknown[1]]: forPrograms('This field doesn’t exist.') };
  const sentence =
    words.find(([start]) => message.startsWith(start))?.[1] ?? ownMessages.exec(message)?.[1];
  const path = sentence && document && nodes?.[0] ? pathOf(nodes[0], document) : '';
  return sentence && path ? { [path]: carried(sentence) } : {};
}

/** The names that lead to a value: those of fields, below the argument unless it is the input. */
function pathOf(value: ASTNode, document: DocumentNode): string {
  let path: string[] = [];
  visit(document, {
    enter(node, _key, parent, _path, ancestors) {
      if (node !== value) return undefined;
      path = [...ancestors, parent].flatMap((above) => {
        if (!above || !('kind' in above)) return [];
        if (above.kind === Kind.ARGUMENT)
          return above.name.value === 'input' ? [] : [above.name.value];
        return above.kind === Kind.OBJECT_FIELD ? [above.name.value] : [];
      });
      return BREAK;
    },
  });
  return path.join('.');
}
