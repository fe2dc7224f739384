/** Whether an email address is at a domain or below it: `x@cs.mit.edu` is at `mit.edu`. */
export function isAtDomain(email: string, domain: string): boolean {
  return isWithin(email.slice(email.lastIndexOf('@') + 1), domain);
}

/** Whether a host is a domain or below it. */
export function isWithin(host: string, domain: string): boolean {
  const [given, wanted] = [host.toLowerCase(), domain.toLowerCase()];
  return wanted.includes('.') && (given === wanted || given.endsWith(`.${wanted}`));
}
