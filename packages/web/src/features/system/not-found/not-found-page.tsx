import { PRODUCT_NAME } from '@relish/shared/constants.ts';

import { Link } from '../../../ui/actions/link.tsx';
import { PictureMessage } from '../../../ui/feedback/picture-message.tsx';
import { BrandMark } from '../../../ui/illustrations/brand-mark.tsx';
import { LostPath } from '../../../ui/illustrations/lost-path.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { m } from '../../../words/m.ts';

export default function NotFoundPage() {
  return (
    <PictureMessage brand={<BrandMark />} picture={<LostPath />}>
      <title>{`${m.not_found_title()} | ${PRODUCT_NAME}`}</title>
      <PageHeading>{m.not_found_title()}</PageHeading>
      <p>{m.not_found_text()}</p>
      <Link to="/tabs">{m.not_found_home()}</Link>
    </PictureMessage>
  );
}
