/** The texts that the server writes: mails and notifications to the owner. */
export const serverStrings = {
  notification: {
    /** Heading of a notification on the owner's phone. */
    heading: 'New message',
  },
  /** Mail to the owner when the storage for contact messages is full. */
  storeFull: {
    /** Subject of the mail. */
    subject: 'The contact form takes no more messages',
    /** Text of the mail. The lines with two spaces are commands; they and `STORE_LIMIT_MB` stay as they are. */
    message:
      'The messages of this site take up {megabytes} MB, which is all the room that they may use. ' +
      'Visitors read that their message could not be stored, with other ways to get in touch.\n\n' +
      'Delete what you do not need:\n  npx vitrine inbox delete --spam\n  npx vitrine inbox delete <id>\n' +
      'or set STORE_LIMIT_MB higher and start the server again.',
  },
  /** Mail to the owner when a message was filed as spam only by its hidden field or its time. */
  filedAsSpam: {
    /** Subject of the mail. */
    subject: 'A message was filed as spam',
    /** Text of the mail. The lines with two spaces are commands, which stay as they are. */
    message:
      'A message was filed as spam only because its hidden field was filled in, or because it was sent very fast. ' +
      'A person may have written it, with a program that fills in forms.\n\n' +
      'Read these messages:\n  npx vitrine inbox list --spam\nIf a message is not spam, forward it:\n  npx vitrine inbox rescue <id>\n\n' +
      'This notice comes at most once a day for all such messages.',
  },
  /** Responses of the server as plain text. */
  errors: {
    /** Status 500: an error in our program. */
    broken: 'Something went wrong on our side. Please try again later.',
    /** Status 405. `{method}` and `{allowed}` are HTTP methods such as `GET, HEAD`. */
    notAllowed: 'The method {method} is not allowed for this URL. Allowed: {allowed}.',
  },
} as const;
