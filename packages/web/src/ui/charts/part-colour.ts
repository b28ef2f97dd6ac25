import type { CSSProperties } from 'react';

/** The colour of a part, by way of a property, so that its edge can be made from it. */
export const partColour = (colour: string | undefined) => ({ '--part': colour }) as CSSProperties;
