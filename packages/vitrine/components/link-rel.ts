// Values of the attribute `rel`: what the page that a link leads to is for this page.

/** A profile of the owner on another site. */
export const OWN_PROFILE = 'me';

export const PREVIOUS_PAGE = 'prev';
export const NEXT_PAGE = 'next';

/** A page of another site in a new tab, whose scripts get no access to this tab. */
export const NEW_TAB = 'noopener';
