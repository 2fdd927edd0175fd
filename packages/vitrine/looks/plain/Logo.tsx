/** The mark beside the name in the header: none, because the name is enough. */
export const Logo = () => null;
