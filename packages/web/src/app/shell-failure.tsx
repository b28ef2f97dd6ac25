import type { ApiError } from '../api/api-error.ts';
import { explain, sentence } from '../api/error-catalogue.ts';
import { reloadUser, signOut } from '../session/session.ts';
import { Button } from '../ui/actions/button.tsx';
import { PictureMessage } from '../ui/feedback/picture-message.tsx';
import { BrandMark } from '../ui/illustrations/brand-mark.tsx';
import { CrashTeapot } from '../ui/illustrations/crash-teapot.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { m } from '../words/m.ts';

/** Loading the user failed; they are still signed in. */
export const ShellFailure = ({ error }: { error: ApiError }) => (
  <PictureMessage brand={<BrandMark />} picture={<CrashTeapot />}>
    <PageHeading>{explain(error)?.title ?? m.broken_title()}</PageHeading>
    <p>{sentence(error)}</p>
    <p>{m.shell_still_signed_in()}</p>
    <Button onClick={() => void reloadUser()}>{m.ui_try_again()}</Button>
    <Button kind="quiet" onClick={signOut}>
      {m.sign_out()}
    </Button>
  </PictureMessage>
);
