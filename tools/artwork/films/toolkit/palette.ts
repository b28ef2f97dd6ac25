export const CREAM = '#fdf6ea';
export const INK = '#232a24';
export const GREEN = '#1f5741';
export const APRICOT = '#f0a869';
export const SKIN = '#e9b893';
export const SKIN_SHADE = '#c98f66';
