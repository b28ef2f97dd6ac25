import { Select } from '../../../ui/forms/select.tsx';
import { m } from '../../../words/m.ts';

interface Props {
  languages: readonly string[];
  value: string;
  onChange: (language: string) => void;
}

/** Each language by its own name, for people who read no other. */
const nameLanguage = (code: string) =>
  new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;

export const LanguageField = ({ languages, value, onChange }: Props) =>
  languages.length > 1 ? (
    <Select
      label={m.survey_language()}
      placeholder={null}
      value={value}
      onChange={(language) => onChange(language ?? value)}
      options={languages.map((code) => ({ value: code, label: nameLanguage(code) }))}
    />
  ) : null;
