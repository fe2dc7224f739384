/** Whether an address points to an uploaded file on this site. */
export const isOwnFile = (address: string): boolean => address.startsWith('/api/files/');
