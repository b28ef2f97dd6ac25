export { usePhotoUploads } from './use-photo-uploads.ts';
