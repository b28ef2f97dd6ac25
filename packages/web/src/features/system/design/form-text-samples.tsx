import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { HINT, LONG, Samples, WRONG } from './form-samples.tsx';

const STORY =
  'Mary sang every verse of the song and told us about the dance hall in Whitby where she met Jim.';

export const FormTextSamples = () => (
  <>
    <Samples title="Text field">
      <TextField label="Preferred name" name="name" />
      <TextField label="Preferred name" defaultValue="Mary" hint={HINT} />
      <TextField label="Preferred name" optional placeholder="As they like to be called" />
      <TextField label="Preferred name" hint={HINT} errors={WRONG} />
      <TextField label="Preferred name" defaultValue="Mary" disabled />
      <TextField label={LONG} optional defaultValue={STORY} hint={LONG} errors={[...WRONG, LONG]} />
      <PasswordField label="Password" defaultValue="a good long one" />
      <PasswordField label="New password" hint="At least 10 characters." errors={WRONG} />
    </Samples>
    <Samples title="Text area">
      <TextArea label="What happened" />
      <TextArea label="What happened" hint={HINT} optional defaultValue={STORY} maxLength={500} />
      <TextArea label="In their words" defaultValue={STORY} maxLength={110} />
      <TextArea label="In their words" defaultValue={STORY} maxLength={80} errors={WRONG} />
      <TextArea label="What happened" defaultValue={STORY} disabled />
    </Samples>
  </>
);
