/**
 * The name of the honeypot: a field of the form that people do not see and leave empty. The server files a
 * message in which it is filled in as spam (server/contact/spam-check.ts).
 */
export const HONEYPOT_NAME = 'website';
