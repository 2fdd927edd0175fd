/** The texts of the contact form, and of the pages and notices after it was sent. */
export const formStrings = {
  fields: {
    /** A label and its value in a mail, such as `Budget: more`. */
    labelled: '{label}: {value}',
    /** Label of a field. */
    name: 'Name',
    /** Label of a field. */
    email: 'Email',
    /** Label of a field. */
    subject: 'Subject',
    /** Label of a field. */
    message: 'Message',
    /** Button. */
    send: 'Send the message',
    /** Button while the message is sent. */
    sending: 'Sending your message',
    /** Button of a form without server, which opens the mail program. */
    openMail: 'Open in my mail program',
    /** Note above the form. */
    required: 'All fields are required.',
    /** Note above a form with optional fields. */
    requiredUnless: 'All fields are required, except those marked as optional.',
    /** Mark of an optional field. */
    optional: 'optional',
    /** Note while there is little room in the message; the plural follows `{count}`. */
    left: {
      one: '{count} of {limit} characters left',
      other: '{count} of {limit} characters left',
    },
    /** Note while the message is too long. */
    over: { one: '{count} character too many', other: '{count} characters too many' },
    /** Label of a field that only robots see. */
    honeypot: 'Leave this field empty',
    /** Notice: texts of an earlier visit are in the form. */
    draft: 'Your draft was restored.',
    /** Button that removes these texts. */
    discard: 'Discard draft',
    /** Heading of the projects that the visitor saved with the heart. */
    saved: 'Saved projects',
    /** Note below these projects, which have check boxes. */
    savedHint: 'Sent with your message, unless you untick them.',
    /** Label of the page from which the visitor came, in the message. */
    page: 'Came from',
  },
  fieldErrors: {
    /** Heading of the list of errors. */
    heading: 'Not sent yet. Please correct:',
    missing: {
      /** The field is empty. */
      name: 'Enter your name.',
      /** The field is empty. */
      email: 'Enter your email address.',
      /** The field is empty. */
      subject: 'Enter a subject.',
      /** The field is empty. */
      message: 'Enter your message.',
    },
    /** `{field}`: label of the field; `{count}`: length of the text. */
    tooLong: {
      one: '{field}: {count} character entered, {limit} allowed.',
      other: '{field}: {count} characters entered, {limit} allowed.',
    },
    /** The address is not complete. */
    notAnEmail: 'Enter a valid email address, such as name@example.com.',
    /** `{field}`: label of the field. */
    oneLine: '{field}: only one line is allowed.',
    /** `{field}`: label of the field. */
    notAText: '{field}: only text is allowed.',
    /** `{field}`: a question of the owner. */
    notAnOption: 'Choose one of the options: {field}',
    /** The page was changed by a program. */
    notAnId: 'The form is invalid. Please reload the page.',
  },
  notSent: {
    /** Heading. One of the reasons below follows. */
    heading: 'Your message was not sent',
    /** Follows the reason: the typed text is not lost. */
    kept: 'Your message is still here.',
    /** No network. */
    offline: 'This device is offline.',
    /** The server is too slow. */
    timeout: {
      one: 'The server did not answer within {count} second.',
      other: 'The server did not answer within {count} seconds.',
    },
    /** The network failed. */
    unreachable: 'The server could not be reached.',
    /** The answer of the server is not what the form expects. */
    unclear: 'The server did not confirm that the message arrived.',
    /** A field has an error. */
    invalid: 'The server did not accept all fields.',
    /** The request is damaged. */
    unreadable: 'The server could not read the message.',
    /** The request is too large. */
    tooLarge: 'The message is too large. Please make it shorter.',
    /** The request has another format. */
    wrongType: 'The server does not accept this message format.',
    /** The request was made on another site. */
    foreign: 'The message came from another website.',
    /** No reason is known. */
    refused: 'The server refused the message.',
    /** It looks like advertising. */
    spam: 'The message was classified as spam.',
    /** Too many messages in a short time. */
    tooMany: {
      one: 'Too many messages came in. Please try again in {count} minute.',
      other: 'Too many messages came in. Please try again in {count} minutes.',
    },
    /** The disk is full. */
    full: 'The server cannot store messages at the moment.',
    /** An error in our program. */
    broken: 'Something went wrong on our side.',
    /** `{text}`: answer of another company's server, often in English. */
    said: 'Server message: {text}',
    /** Heading of the buttons below. */
    fallbacks: 'What you can do',
    /** Button. */
    retry: 'Try again',
    /** Link. */
    mail: 'Open in your mail program',
    /** Button. */
    copy: 'Copy the message',
    /** Notice after `copy`. */
    copied: 'The message was copied.',
    /** Notice after `copy`. */
    notCopied: 'The message could not be copied. Select the text and copy it.',
    /** Text of a mail whose message was too long for a link. */
    paste: '(Please paste your message here.)',
  },
  /** The form of a site without server, which opens the mail program. */
  mailto: {
    /** Heading. */
    heading: 'Continue in your mail program',
    /** Text below the heading. */
    text: 'A window with your message should have opened. Send it from there.',
  },
  /** The message was sent. */
  sent: {
    /** Heading. */
    heading: 'Your message was sent',
    /** `{email}`: address of the visitor. */
    text: 'Thank you. The answer will go to {email}.',
    /** The same on a page that does not know the address. */
    page: 'Thank you. The answer will go to the address that you gave.',
    /** Title of that page in the browser's tab. */
    title: 'Sent',
    /** Heading of a copy of the message. */
    copy: 'What you sent',
    /** Label of the time. */
    at: 'Sent',
    /** Button. */
    another: 'Write another message',
    /** Link. */
    back: 'Back to the home page',
  },
} as const;
