import type { Category } from './choices.ts';

/** Told apart by hue and by lightness, so also by most people who are colour-blind: the grounds of the drawn signs, the pictures and the charts. */
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
