export const GREEN = '#1d5b45';
export const GREY = '#5c6660';
export const RULE = '#d8d4c8';
export const PAPER = '#f6f3ea';
export const AMBER = '#8a4b00';
export const APRICOT = '#f0a869';
export const SOFT_GREEN = '#e3efe6';

export const COMPANY_COLOURS = { one_to_one: GREEN, group: APRICOT, alone: '#4b7f95' };
