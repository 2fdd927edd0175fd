/** The maximum numbers of characters of an invitation's texts. The subject of an answer contains the name. */
export const invitationLimits = { for: 80, note: 500 };
