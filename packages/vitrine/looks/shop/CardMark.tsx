import type { FunctionComponent } from 'react';
import type { CardMarkProps } from '../mark-props.ts';

/** The decoration of a project's card: none, because look.css draws plank and ticket. */
export const CardMark: FunctionComponent<CardMarkProps> = () => null;
