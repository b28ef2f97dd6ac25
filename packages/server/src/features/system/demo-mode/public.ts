export { queueDemoWork, TEMPLATE_TIME_ZONE } from './regular-work.ts';
export { findTemplate, readHomeRows, saveTemplate } from './template-queries.ts';
