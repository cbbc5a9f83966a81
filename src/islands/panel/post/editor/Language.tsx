import { languageNames } from '#markup/shared/code-frame.ts';
import { editor as texts } from '#messages/panel/panel-post.ts';

interface Props {
  language: string;
  onLanguage(language: string): void;
}

/**
 * The language of the code around the caret. Placed below the text, so that the text does not move when the caret
 * enters code.
 */
export function Language({ language, onLanguage }: Props) {
  // A post may have a language without a name here; it is kept.
  const known = language === '' || language in languageNames;
  return (
    <label className="tool-language">
      <span>{texts.language}</span>
      <select className="input" value={language} onChange={({ target }) => onLanguage(target.value)}>
        <option value="">{texts.noLanguage}</option>
        {!known && <option value={language}>{language}</option>}
        {Object.entries(languageNames).map(([value, name]) => (
          <option key={value} value={value} lang="en">
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
