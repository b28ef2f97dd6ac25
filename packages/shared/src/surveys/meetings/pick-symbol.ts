import type { EasySymbol } from './choices.ts';

/** In this order: the first that fits is taken. */
const WORDS: readonly (readonly [EasySymbol, RegExp])[] = [
  ['thanks', /\bthank/i],
  ['food', /\b(food|meals?|lunch|dinner|supper|breakfast|soup|menu|cook|cake)/i],
  ['drink', /\b(drinks?|tea|coffee|juice)\b/i],
  ['music', /\b(music|sing|song|choir|piano)/i],
  ['garden', /\b(garden|flower|plant|outside)/i],
  ['outing', /\b(outing|trip|bus|minibus|visit|seaside)/i],
  ['clothes', /\b(laundry|clothes|wash)/i],
  ['money', /\b(money|cost|price|pay|fund)/i],
  ['bed', /\b(bed|sleep|night)/i],
  ['health', /\b(doctor|nurse|health|dentist)/i],
  ['safe', /\b(safe|fire|alarm|lock)/i],
  ['activity', /\b(activit|craft|bingo|game|quiz|exercise)/i],
  [
    'calendar',
    /\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday|next meeting|week|month)/i,
  ],
  ['time', /\b(time|clock|early|late|o’clock|minutes)\b/i],
  ['home', /\b(lounge|room|home|paint|chair|carpet|lift)/i],
  ['idea', /\b(idea|like to|wish|want|choose)/i],
  ['no', /\b(not|no|stop|cannot)\b/i],
  ['yes', /\b(yes|agreed|will|done)\b/i],
  ['people', /\b(people|residents?|staff|famil|came)/i],
];

/** The symbol that is drawn beside an easy-read sentence. */
export const pickSymbol = (sentence: string): EasySymbol =>
  WORDS.find(([, words]) => words.test(sentence))?.[0] ?? 'talk';
