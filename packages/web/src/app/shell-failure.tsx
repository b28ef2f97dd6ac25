import type { ApiError } from '../api/api-error.ts';
import { explain, sentence } from '../api/error-catalogue.ts';
import { reloadUser, signOut } from '../session/session.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Button } from '../ui/button.tsx';
import { CrashTeapot } from '../ui/illustrations/crash-teapot.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PictureMessage } from '../ui/picture-message.tsx';
import { m } from '../words/m.ts';

/** Who is signed in could not be found out; they still are. */
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
