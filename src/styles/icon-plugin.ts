import icons from 'unplugin-icons/vite';

/**
 * Makes a React component of each `~icons/set/name` that is imported: for the site, its tests and
 * the editor alike. No component has a `title` or a `ref`, which no icon here needs: 'preact' asks
 * for the plain form, and what comes out is JSX for React all the same.
 */
export const iconPlugin = () => icons({ compiler: 'jsx', jsx: 'preact' });
