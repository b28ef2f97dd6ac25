import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';
import type { StaffPhoto } from './photo-api.ts';

/** A photo that a record or About me shows too. */
export function PhotoOwner({ owner }: { owner: StaffPhoto['staff']['belongs_to'] }) {
  if (owner?.kind === 'record')
    return (
      <Banner
        kind="info"
        title={m.photo_of_record_title()}
        action={<Link to={`/report?id=${owner.id}`}>{m.photo_of_record_open()}</Link>}
      >
        {m.photo_of_record()}
      </Banner>
    );
  if (owner?.kind === 'about_me')
    return (
      <Banner
        kind="info"
        title={m.photo_of_about_me_title()}
        action={<Link to={`/manage-about-me?id=${owner.id}`}>{m.photo_of_about_me_open()}</Link>}
      >
        {m.photo_of_about_me()}
      </Banner>
    );
  return null;
}
