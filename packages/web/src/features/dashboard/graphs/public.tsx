import { lazy } from 'react';

export const HomeGraphs = lazy(async () => ({
  default: (await import('./home-graphs.tsx')).HomeGraphs,
}));
export const Graphs = lazy(async () => ({ default: (await import('./graphs.tsx')).Graphs }));
export const AllFigures = lazy(async () => ({
  default: (await import('./all-figures.tsx')).AllFigures,
}));
export { KeyFigures } from './key-figures.tsx';
