export { readKeyFigures } from './key-figures.ts';
