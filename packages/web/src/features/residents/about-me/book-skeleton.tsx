import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';

import cover from './book-cover.module.css';
import section from './book-section.module.css';
import page from './manage-about-me-page.module.css';

export const BookSkeleton = () => (
  <>
    <div className={cover.cover}>
      <Skeleton shape="disc" />
      <Skeleton shape="line" width="long" />
    </div>
    <div className={page.chapters}>
      {[1, 2, 3].map((each) => (
        <div key={each} className={section.section}>
          <Skeleton shape="title" />
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="long" />
        </div>
      ))}
    </div>
    <VisuallyHidden>
      <output>{m.ui_loading()}</output>
    </VisuallyHidden>
  </>
);
