import type { FunctionComponent } from 'react';
import type { DetailsMarkProps } from '../mark-props.ts';

/** The decoration of the page of a project: none. */
export const DetailsMark: FunctionComponent<DetailsMarkProps> = () => null;
