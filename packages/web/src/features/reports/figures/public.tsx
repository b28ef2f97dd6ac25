export { FigureStatusBadge, FigureStatusSign } from './figure-status.tsx';
