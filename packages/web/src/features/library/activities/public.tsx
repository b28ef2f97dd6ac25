export { ActivityGrid } from './activity-grid.tsx';
export { CategorySign } from './category-sign.tsx';
export { GridSkeleton } from './grid-skeleton.tsx';
