/** Sub-path of the site without a slash at the end, such as `/vitrine`; empty for none. */
export const base = import.meta.env.BASE_URL.replace(/\/$/, '');
