import type { FunctionComponent } from 'react';

/** The ornament along the top edge of a page: none. */
export const TopDecoration: FunctionComponent = () => null;
