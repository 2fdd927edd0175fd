import type { FunctionComponent } from 'react';
import type { CardMarkProps } from '../mark-props.ts';

/** The decoration of a project's card: none, because look.css draws mount, pin and label. */
export const CardMark: FunctionComponent<CardMarkProps> = () => null;
