/** The same few paints in every picture, so that they look like one set. */
export const PAINTS = {
  cream: '#fbf1de',
  paper: '#fffaf0',
  leaf: '#8db36c',
  water: '#9cc6d6',
  sun: '#f4c65b',
  rose: '#e0918c',
  berry: '#c4604f',
  clay: '#d98a58',
  bread: '#e8bd84',
  wood: '#c69d70',
  cloth: '#7fa7b8',
  plum: '#b79ac4',
  stone: '#cdc6ba',
  skin: '#d9a27a',
} as const;

export type Paint = keyof typeof PAINTS;

export const SKINS = ['#efc5a3', '#d9a27a', '#b57f59', '#96654a'] as const;

export const CREAM = '#fdf6ea';
