import type { FunctionComponent } from 'react';
import type { CardMarkProps } from '../mark-props.ts';

/** The decoration of a project's card: none. */
export const CardMark: FunctionComponent<CardMarkProps> = () => null;
