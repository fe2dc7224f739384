/** What the form of a message to everyone at a booth is sent for. */
export const broadcastIntent = 'broadcast';
