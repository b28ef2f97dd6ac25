export { VisitIdeas } from './visit-ideas.tsx';
