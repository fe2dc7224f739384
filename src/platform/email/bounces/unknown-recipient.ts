/** Enhanced status codes (RFC 3463, RFC 7505) that mean the mailbox doesn't exist. */
const noSuchReader = /^5\.(?:1\.(?:0|1|2|3|6|10)|2\.1)$/;

/** Words by which servers without enhanced codes refuse us, or what we send, and not the reader. */
const aboutUs =
  /spam|block|black|deny|denied|reject.*polic|polic|reputation|relay|spf|dkim|dmarc|rate|limit|quota|full|content|listed|auth|greylist|ptr|reverse/i;

/** Whether a status code such as `5.1.1` means that the mailbox doesn't exist. */
export const isUnknownRecipient = (status: string): boolean => noSuchReader.test(status);

/**
 * Whether an answer to RCPT TO that refuses is about us and not about the reader: a policy (5.7), the
 * way or a quota (5.4), the sender (5.1.7, 5.1.8; RFC 3463), or in words of that sort.
 */
export function refusesUs(response: string): boolean {
  const enhanced = enhancedStatus(response);
  if (enhanced !== undefined && isUnknownRecipient(enhanced)) return false;
  return /^5\.(?:[47]\.|1\.[78]$)/.test(enhanced ?? '') || aboutUs.test(response);
}

/**
 * Whether an answer to RCPT TO means that. Without an enhanced code only 550, 551 and 553 can (RFC
 * 5321, 4.2.2), unless the text is about the sender.
 */
export function refusesRecipient(code: number, response: string): boolean {
  const enhanced = enhancedStatus(response);
  if (enhanced !== undefined) return isUnknownRecipient(enhanced);
  return [550, 551, 553].includes(code) && !aboutUs.test(response);
}

const enhancedStatus = (response: string): string | undefined =>
  /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
