/** Whether an e-mail address is at a domain or below it: `x@cs.mit.edu` is at `mit.edu`. */
export function isAtDomain(email: string, domain: string): boolean {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const wanted = domain.toLowerCase();
  return wanted.includes('.') && (host === wanted || host.endsWith(`.${wanted}`));
}
