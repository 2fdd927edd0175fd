import type { CommunityLanguage } from '../language.ts';

/** Texts of the contact form in Swedish. */
export const formStrings = {
  fields: {
    name: 'Namn',
    email: 'E-post',
    subject: 'Ämne',
    message: 'Meddelande',
    send: 'Skicka meddelandet',
    sending: 'Meddelandet skickas',
    required: 'Alla fält måste fyllas i.',
    over: { one: '{count} tecken för mycket', other: '{count} tecken för mycket' },
  },
  fieldErrors: {
    heading: 'Inte skickat än. Rätta till:',
    missing: {
      name: 'Skriv ditt namn.',
      email: 'Skriv din e-postadress.',
      subject: 'Skriv ett ämne.',
      message: 'Skriv ditt meddelande.',
    },
    notAnEmail: 'Skriv en giltig e-postadress, till exempel namn@example.com.',
  },
  sent: {
    heading: 'Ditt meddelande har skickats',
    text: 'Tack. Svaret går till {email}.',
    back: 'Till startsidan',
  },
} as const satisfies CommunityLanguage<'sv'>['form'];
