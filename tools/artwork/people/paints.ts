/** Skin from light to dark, each with the tones drawn on it. */
const SKIN_BASES = {
  porcelain: '#f6d9c4',
  fair: '#f0c8a8',
  rosy: '#edbb9c',
  olive: '#dcae82',
  tan: '#c98f62',
  brown: '#a66d47',
  deep: '#80502f',
  ebony: '#5f3a26',
} as const;
export type Skin = keyof typeof SKIN_BASES;

export interface SkinTones {
  base: string;
  light: string;
  shade: string;
  line: string;
  lip: string;
  blush: string;
}

export function skinTones(skin: Skin): SkinTones {
  const base = SKIN_BASES[skin];
  const dark = skin === 'deep' || skin === 'ebony';
  return {
    base,
    light: mix(base, '#fff1dc', dark ? 0.14 : 0.3),
    shade: mix(base, '#7a3218', dark ? 0.3 : 0.2),
    line: mix(base, dark ? '#1f0d06' : '#6e2c17', dark ? 0.5 : 0.5),
    lip: mix(base, dark ? '#7c2230' : '#b8434a', dark ? 0.5 : 0.6),
    blush: mix(base, '#d64f3a', 0.62),
  };
}

export const HAIRS = {
  snow: '#f4f0ea',
  white: '#e6e1da',
  silver: '#cbc7c4',
  steel: '#a3a1a3',
  iron: '#75737a',
  sand: '#d9bd8e',
  chestnut: '#7b5138',
  henna: '#96502f',
  black: '#39322f',
} as const;
export type HairColour = keyof typeof HAIRS;

/** Cloth, muted so that faces stay the brightest part. */
export const CLOTHS = {
  teal: '#4f8c8a',
  sky: '#8fb4c7',
  navy: '#3f5672',
  plum: '#8b6390',
  rose: '#d58a8a',
  berry: '#b0524c',
  clay: '#cf8257',
  mustard: '#dba844',
  leaf: '#7a9d5f',
  bottle: '#476b54',
  stone: '#b9ae9f',
  oat: '#e3d3b8',
  cream: '#f8efdf',
  slate: '#68737f',
  lilac: '#b7a3cf',
  cocoa: '#7d5a45',
} as const;
export type Cloth = keyof typeof CLOTHS;

/** A point on the way from one colour to the other. */
export function mix(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [one, other] = [from, to].map((hex) => parseInt(hex.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(one + (other - one) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

export const darker = (hex: string, share = 0.2) => mix(hex, '#3a2418', share);
export const lighter = (hex: string, share = 0.25) => mix(hex, '#fffaf0', share);
