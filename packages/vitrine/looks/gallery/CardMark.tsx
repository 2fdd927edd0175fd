/** The decoration of a project's card: none, because look.css draws frame, light and label. */
export const CardMark = () => null;
