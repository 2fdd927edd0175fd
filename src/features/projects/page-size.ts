/** How many cards a page of projects shows (specification, section 9). */
export const cardsPerPage = 12;
