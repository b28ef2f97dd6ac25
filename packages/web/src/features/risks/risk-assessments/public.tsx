export { CoverNotice } from './cover-notice.tsx';
