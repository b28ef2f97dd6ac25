import type { Category } from '@relish/shared/activities/choices.ts';

/** As the screens have them, on paper. */
export const GREEN = '#1d5b45';
export const GREY = '#5c6660';
export const RULE = '#d8d4c8';
export const PAPER = '#f6f3ea';
export const AMBER = '#8a4b00';
export const APRICOT = '#f0a869';
export const SOFT_GREEN = '#e3efe6';

/** The grounds of the drawn signs, so that people find their categories again. */
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
export const COMPANY_COLOURS = { one_to_one: GREEN, group: APRICOT, alone: '#4b7f95' };
