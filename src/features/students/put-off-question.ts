/** The questions of colleges that were closed without an answer, in this tab. */
const key = 'quad.put-off';

/** The college of a question, without where it was asked from. */
const questionOf = (path: string): string => path.split('?', 1)[0] ?? path;

function readPutOff(): readonly string[] {
  try {
    return (sessionStorage.getItem(key) ?? '').split(' ');
  } catch {
    return [];
  }
}

/**
 * Whether a question was closed without an answer while this tab is open: it isn’t put again by itself.
 * @param path of the question, as `sharingPath` writes it
 */
export const isPutOff = (path: string): boolean => readPutOff().includes(questionOf(path));

/** Remembers that a question was closed without an answer. */
export function putOff(path: string): void {
  try {
    sessionStorage.setItem(key, [...readPutOff(), questionOf(path)].join(' '));
  } catch {
    // The browser keeps nothing: the question comes back.
  }
}
