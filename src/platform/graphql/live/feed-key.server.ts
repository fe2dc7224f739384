import { createHash } from 'node:crypto';
import { print } from 'graphql';
import type { Variables } from '../../store/selection.ts';
import type { CompiledDocument } from '../documents/compile-document.server.ts';

/**
 * The key of a group: the document and its variables without the cursor, and whatever else
 * distinguishes subscribers.
 */
export function feedKey(
  { operation, document }: CompiledDocument,
  variables: Variables,
  cursorVariable: string | null,
  further = '',
): string {
  const rest = Object.entries(variables).filter(([name]) => name !== cursorVariable);
  return createHash('sha256')
    .update(
      `${operation.name?.value ?? ''}\n${print(document)}\n${JSON.stringify(rest)}\n${further}`,
    )
    .digest('base64');
}
