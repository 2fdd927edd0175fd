/**
 * The name of the honeypot: a form field that people do not see and leave empty. If the honeypot is filled
 * in, the server files the message as spam (server/contact/spam-check.ts).
 */
export const HONEYPOT_NAME = 'website';
