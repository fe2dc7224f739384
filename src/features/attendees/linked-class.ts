import { readClassCode } from '../counselors/class-code.ts';
import { graphql } from '../../platform/pages/graphql.ts';
import type { PageCall } from '../../platform/pages/page-call.ts';

const classByCode = graphql(`
  query LinkedClass($code: String!) {
    classByCode(code: $code) {
      fair
      counselor
      school
    }
  }
`);

/** The class of the link someone used; one that has ended has no counselor and no school. */
export interface LinkedClass {
  readonly code: string;
  readonly counselor: string | null;
  readonly school: string | null;
}

/** The name of the parameter that contains the code. */
export const classParameter = 'class';

/** The class in a page's address; null if it names none of this fair. */
export async function linkedClass(
  call: PageCall,
  url: URL,
  slug: string,
): Promise<LinkedClass | null> {
  const code = readClassCode(url.searchParams.get(classParameter));
  if (code === null) return null;
  const { classByCode: found } = await call.query(classByCode, { code });
  if (found?.fair !== slug) return null;
  const { counselor, school } = found;
  return { code, counselor, school };
}

/** The registration page of a fair, with a class link. */
export const registerInClass = (registerPath: string, code: string): string =>
  `${registerPath}?${classParameter}=${code}`;
