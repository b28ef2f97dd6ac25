export * from '../words/compiled/messages.ts';
