import type { CSSProperties } from 'react';

/** Set as a custom property, so that the edge colour can be derived from it. */
export const partColour = (colour: string | undefined) => ({ '--part': colour }) as CSSProperties;
