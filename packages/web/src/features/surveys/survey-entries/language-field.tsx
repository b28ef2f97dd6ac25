import { Select } from '../../../ui/forms/select.tsx';
import { m } from '../../../words/m.ts';
import { nameLanguage } from '../../../words/name-language.ts';

interface Props {
  languages: readonly string[];
  value: string;
  onChange: (language: string) => void;
}

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
