export { PhotoFactsFields } from './photo-facts-fields.tsx';
