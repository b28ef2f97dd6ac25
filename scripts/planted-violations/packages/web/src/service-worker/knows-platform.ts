export * from '../platform/device.ts';
