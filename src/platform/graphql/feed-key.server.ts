import { createHash } from 'node:crypto';
import { print } from 'graphql';
import type { Variables } from '../store/selection.ts';
import type { CompiledDocument } from './compile-document.server.ts';

/**
 * What is the same for all who follow the same thing: the document and its variables, the cursor apart,
 * and whatever else tells them apart.
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
