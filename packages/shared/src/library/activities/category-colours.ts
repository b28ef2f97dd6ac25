import type { Category } from './choices.ts';

/** Distinct in hue and lightness, so most colour-blind people can tell them apart. */
export const CATEGORY_COLOURS: Record<Category, string> = {
  PHY: '#c44e1c',
  MUS: '#77479e',
  CRE: '#e671a8',
  COG: '#4a78c9',
  REM: '#9d795f',
  SEN: '#1f9e97',
  SOC: '#f3a22b',
  DOM: '#527481',
  FOO: '#a02c36',
  NAT: '#779e2e',
  SPI: '#ab9fea',
  REL: '#97cbe2',
  ANI: '#bba577',
  COM: '#105f49',
  TEC: '#324169',
  CEL: '#e2d672',
};
