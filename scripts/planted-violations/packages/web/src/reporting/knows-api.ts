export * from '../api/api.ts';
