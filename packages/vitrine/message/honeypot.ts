/**
 * The name of the honeypot: a form field that people do not see and leave empty. If the honeypot is filled
 * in, the server files the message as spam (vitrine-server/contact/spam-check.ts). Browsers and password managers
 * fill in fields by words in their name and label, whatever `autocomplete` says. No such word is in this name.
 */
export const HONEYPOT_NAME = 'further-remark';
