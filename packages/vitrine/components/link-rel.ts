/** Values of the attribute `rel` of links. A page in a new tab gets no access to this tab. */
export const OWN_PROFILE = 'me';
export const PREVIOUS_PAGE = 'prev';
export const NEXT_PAGE = 'next';
export const NEW_TAB = 'noopener';
